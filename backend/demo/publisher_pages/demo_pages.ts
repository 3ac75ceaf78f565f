import type { DisplayMode, Language } from '@sidepick/rules/types'
import type { games, widgets } from '#database/demo/content'
import { demoId, demoWidgetId } from '#database/demo/ids'

/** What a container says of its widget; written `data-vs-…`. */
interface Options {
  widget: string
  mode?: DisplayMode
  game?: string
  flavour?: string
  lang?: Language
  mini?: true
}

/** One page of a publisher that the demo makes up. */
export interface DemoPage {
  slug: string
  /** Names the page's view, its style sheet and its own script. */
  publisher: string
  title: string
  description: string
  /** Its widgets, in the order in which the page's view places them. */
  widgets: readonly Options[]
  /** What the page's own script calls; without it the page has none. */
  calls?: string
}

type WidgetSlug = (typeof widgets)[number]['slug']
type GameSlug = (typeof games)[number]['slug']

/** A seeded widget; the game is the one that it shows first. */
const seeded = (slug: WidgetSlug, game?: GameSlug) => ({
  widget: demoWidgetId(slug),
  ...(game && { game: demoId('game', game) }),
})
const english = (game?: GameSlug) => seeded('daily_fold_inline', game)

/** In the order of the index. */
export const DEMO_PAGES: readonly DemoPage[] = [
  {
    slug: 'inline',
    publisher: 'daily_fold',
    title: 'Inline, in an article',
    description: 'In the middle of a long read, as wide as the text. Nothing on the page moves.',
    widgets: [{ ...english(), lang: 'en-us' }],
  },
  {
    slug: 'docked',
    publisher: 'touchline',
    title: 'Docked, in a match report',
    description:
      'The first click takes the game to a corner, where it stays while the reader reads on.',
    widgets: [{ ...english('basketball_rim'), mode: 'docked' }],
  },
  {
    slug: 'expanding',
    publisher: 'loopreel',
    title: 'Expanding, under a clip',
    description: 'Small until it is wanted: the first click gives it the width of its column.',
    widgets: [{ ...english('octopus_hearts'), mode: 'expanding' }],
  },
  {
    slug: 'mobile-expanding',
    publisher: 'slow_needle',
    title: 'Over the page, on a phone',
    description:
      'On a phone the first tap opens the game over the magazine. On a desk it stays inline.',
    widgets: [{ ...english('vinyl_or_streaming'), mode: 'mobile-expanding' }],
  },
  {
    slug: 'carousel',
    publisher: 'kestrel_post',
    title: 'Carousel, on a front page',
    description: 'Between the headlines of the day, as one more story.',
    widgets: [{ ...english('air_taxi'), mode: 'carousel' }],
  },
  {
    slug: 'sidebar',
    publisher: 'kettle_and_crane',
    title: 'Sidebar, in a shop’s rail',
    description: 'Exactly 300 px wide, beside the journal of a tea shop.',
    widgets: [{ ...english('coffee_or_tea'), mode: 'sidebar' }],
  },
  {
    slug: 'playlist',
    publisher: 'bright_attic',
    title: 'Playlist, after an episode',
    description: 'After the video, one game after another from one list.',
    widgets: [{ ...english('planet_bath'), mode: 'playlist' }],
  },
  {
    slug: 'mini',
    publisher: 'harbor_line',
    title: 'Mini bar, over a timetable',
    description: 'A bar of 86 px that asks its question in passing, and opens to the whole game.',
    widgets: [{ ...english('early_bird'), mini: true }],
  },
  {
    slug: 'two',
    publisher: 'second_row',
    title: 'Two on one page',
    description: 'One docks and one stays inline. Only one of them is heard at a time.',
    widgets: [{ ...english('popcorn_taste'), mode: 'docked' }, english('scary_movie')],
  },
  {
    slug: 'single-page-app',
    publisher: 'pocket_atlas',
    title: 'In a single-page application',
    description:
      'The page’s script swaps its content without loading a page. One call finds the new places.',
    widgets: [english('beach_or_mountains'), english('taco_or_burger')],
    calls: 'VSWidget.scan() // after each change of the content',
  },
  {
    slug: 'hostile-css',
    publisher: 'biscuit_and_gravy',
    title: 'Under a hostile theme',
    description:
      'A blog’s theme restyles div, iframe, button and * with !important. The game looks the same.',
    widgets: [english('pineapple_pizza')],
  },
  {
    slug: 'inline-es',
    publisher: 'la_sobremesa',
    title: 'Inline, in Spanish',
    description: 'A Mexican food magazine, with games in its readers’ language.',
    widgets: [{ ...seeded('la_sobremesa_inline'), lang: 'es-mx' }],
  },
  {
    slug: 'orbit',
    publisher: 'daily_fold',
    title: "A partner's flavour",
    description: 'A card that the partner ships from its own origin joins the result.',
    widgets: [{ ...seeded('orbit_inline'), flavour: 'orbit', lang: 'en-us' }],
  },
]

/** The element that a publisher pastes where the widget shall stand. */
export function containerOf(options: Options): string {
  const attributes = Object.entries(options).map(([name, value]) =>
    value === true ? `data-vs-${name}` : `data-vs-${name}="${value}"`
  )
  return `<div ${attributes.join(' ')}></div>`
}

/** In languages other than English. */
const PLAY_ELSEWHERE: Partial<Record<Language, string>> = {
  'es-mx': 'Juega en una página aparte',
}

/** The link after a container, for readers without scripts. */
export function linkOf({ widget, lang = 'en-us' }: Options, appOrigin: string): string {
  const text = PLAY_ELSEWHERE[lang] ?? 'Play the game on its own page'
  return `<noscript><a href="${appOrigin}/widget/${widget}">${text}</a></noscript>`
}

/** The script that a publisher pastes once. */
export const loaderOf = (appOrigin: string) =>
  `<script async src="${appOrigin}/embed/v1/loader.js"></script>`

/** What the publisher of this page pasted that others did not. */
export function snippetOf({ widgets: shown, calls }: DemoPage): string {
  const containers = shown.map(({ game, ...options }) =>
    containerOf({ ...options, widget: 'WIDGET_ID', ...(game && { game: 'GAME_ID' }) })
  )
  return [...containers, ...(calls ? [calls] : [])].join('\n')
}

/** What every publisher pasted. */
export const sharedSnippetOf = (appOrigin: string): string =>
  [linkOf({ widget: 'WIDGET_ID' }, appOrigin), loaderOf(appOrigin)].join('\n')
