import { containerTag, linkTag, optionAttributes } from '@sidepick/rules/snippet'
import type { DemoPage, Launch, Options } from '#demo/publisher_pages/demo_pages'
import { textsOf } from '#shared/text/texts_of'

/** The element that opens a second game, and the script that makes it do so. */
export function launchOf({ button, ...options }: Launch, appOrigin: string): string {
  const attributes = optionAttributes({ ...options })
  const element = button
    ? `<button type="button" ${attributes}>${button}</button>`
    : `<div ${attributes}></div>`
  return `${element}\n<script async src="${appOrigin}/embed/v1/launcher.js"></script>`
}

/** A game in the text, with its link for readers without scripts. */
export function gameOf(options: Options, appOrigin: string): string {
  const { play } = textsOf(options.lang ?? 'en-us', 'pages.embed_build')
  return [containerTag({ ...options }), linkTag(options.widget, play, appOrigin)].join('\n')
}

/** What the publisher of this page pasted beside the loader: each game, and what opens or calls one. */
export function snippetOf({ widgets: shown, launch, calls }: DemoPage, appOrigin: string): string {
  const games = shown.map((options) => gameOf(options, appOrigin))
  const opener = launch ? [launchOf(launch, appOrigin)] : []
  return [...games, ...opener, ...(calls ? [calls] : [])].join('\n')
}
