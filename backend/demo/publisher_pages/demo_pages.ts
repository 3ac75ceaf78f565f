import type { Launcher } from '@sidepick/rules/display_modes'
import type { DisplayMode, Language } from '@sidepick/rules/types'
import type { games, widgets } from '#database/demo/content'
import { stockWidget } from '#database/demo/stock_content'
import { demoId, demoWidgetId } from '#database/demo/ids'

/** What a container says of its widget; written `data-vs-…`. */
export interface Options {
  widget: string
  mode?: DisplayMode
  game?: string
  flavour?: string
  lang?: Language
  mini?: 'true'
}

/** What a launcher's element says; `button` is the text of a button of the page's own. */
export interface Launch {
  launcher: Launcher
  opens: string
  label?: string
  button?: string
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
  /** A second game that waits behind a button. */
  launch?: Launch
  /** What the page's own script calls; without it the page has none. */
  calls?: string
}

type WidgetSlug = (typeof widgets)[number]['slug'] | (typeof stockWidget)['slug']
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
    widgets: [{ ...english('early_bird'), mini: 'true' }],
  },
  {
    slug: 'two',
    publisher: 'second_row',
    title: 'Two on one page',
    description: 'One docks and one stays inline. Only one of them is heard at a time.',
    widgets: [{ ...english('popcorn_taste'), mode: 'docked' }, english('scary_movie')],
  },
  {
    slug: 'floating-button',
    publisher: 'touchline',
    title: 'Behind a floating button',
    description:
      'A round button waits in the corner, and docks a second game there when it is pressed.',
    widgets: [english('basketball_rim')],
    launch: { launcher: 'floating-button', opens: demoWidgetId('daily_fold_inline') },
  },
  {
    slug: 'side-tab',
    publisher: 'loopreel',
    title: 'Behind a tab at the edge',
    description: 'A tab at the window’s edge, in the publisher’s words, on every scroll position.',
    widgets: [english('octopus_hearts')],
    launch: {
      launcher: 'side-tab',
      opens: demoWidgetId('daily_fold_inline'),
      label: 'Quiz of the day',
    },
  },
  {
    slug: 'popup',
    publisher: 'slow_needle',
    title: 'Behind the page’s own button',
    description: 'The magazine’s own button opens a second game over the page.',
    widgets: [english('vinyl_or_streaming')],
    launch: {
      launcher: 'popup',
      opens: demoWidgetId('daily_fold_inline'),
      button: 'One more question',
    },
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
  {
    slug: 'free-games',
    publisher: 'bright_attic',
    title: 'Free games, by an attribute',
    description:
      'A school’s channel wants no tickets and no rounds: its container names the flavour.',
    widgets: [{ ...english('planet_bath'), flavour: 'free-games' }],
  },
  {
    slug: 'search-embed',
    publisher: 'slow_needle',
    title: 'Beside search results, by an attribute',
    description: 'A short way in for readers who search: nothing but the game asks for them.',
    widgets: [{ ...english('vinyl_or_streaming'), flavour: 'search-embed' }],
  },
  {
    slug: 'search-partner',
    publisher: 'kestrel_post',
    title: 'A search partner, by its domain',
    description: 'The page says nothing: a row of the partner’s domains gives it its flavour.',
    widgets: [english('air_taxi')],
  },
  {
    slug: 'daily-red-banner',
    publisher: 'harbor_line',
    title: 'Three games a day, by its domain',
    description: 'A red banner counts the games of the day, which ends after the third.',
    widgets: [english('early_bird')],
  },
  {
    slug: 'stock-partner',
    publisher: 'loopreel',
    title: 'Stock pictures, by its domain',
    description:
      'A montage of pictures with music in the place of a film, and a picture partner’s discount.',
    widgets: [{ ...seeded(stockWidget.slug), lang: 'en-us' }],
  },
  {
    slug: 'stock-search',
    publisher: 'kestrel_post',
    title: 'Stock pictures with a search',
    description: 'The same pictures, with a field to search for a question about something else.',
    widgets: [{ ...seeded(stockWidget.slug), lang: 'en-us' }],
  },
]
