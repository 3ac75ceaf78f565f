import type { Language } from '@sidepick/rules/types'
import type { DemoPage, Launch, Options } from '#demo/publisher_pages/demo_pages'

/** The element that a publisher pastes where the widget shall stand. */
export function containerOf(options: Options): string {
  const attributes = Object.entries(options).map(([name, value]) =>
    value === true ? `data-vs-${name}` : `data-vs-${name}="${value}"`
  )
  return `<div ${attributes.join(' ')}></div>`
}

/** The element that opens a second game, and the script that makes it do so. */
export function launchOf({ button, ...options }: Launch, appOrigin: string): string {
  const attributes = Object.entries(options).map(([name, value]) => `data-vs-${name}="${value}"`)
  const element = button
    ? `<button type="button" ${attributes.join(' ')}>${button}</button>`
    : `<div ${attributes.join(' ')}></div>`
  return `${element}\n<script async src="${appOrigin}/embed/v1/launcher.js"></script>`
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

/** What the publisher of this page pasted beside the loader: each game with its link, and what opens or calls it. */
export function snippetOf({ widgets: shown, launch, calls }: DemoPage, appOrigin: string): string {
  const games = shown.flatMap((options) => [containerOf(options), linkOf(options, appOrigin)])
  const opener = launch ? [launchOf(launch, appOrigin)] : []
  return [...games, ...opener, ...(calls ? [calls] : [])].join('\n')
}
