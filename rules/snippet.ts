import { attributeOf, OPTION_VALUES, readOption } from './embed_options.js'

/** Where a server has the loader. */
export const LOADER_PATH = '/embed/v1/loader.js'

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Options by name, each as a page writes it. */
type Written = Readonly<Record<string, string | undefined>>

/** Attributes `data-vs-…` of these options; a flag that is on stands alone. */
export function optionAttributes(options: Written): string {
  const written = Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined) return []
    const attribute = `data-vs-${attributeOf(name)}`
    const isFlag = Object.hasOwn(OPTION_VALUES, name) && Reflect.get(OPTION_VALUES, name) === 'flag'
    if (isFlag && readOption(name, value) === 'true') return attribute
    return `${attribute}="${inHtml(value).replaceAll('"', '&quot;')}"`
  })
  return written.join(' ')
}

/** The element that a publisher pastes where the widget shall stand. */
export const containerTag = (options: Written): string => `<div ${optionAttributes(options)}></div>`

/** The link after a container, for readers without scripts. */
export const linkTag = (widget: string, text: string, origin: string): string =>
  `<noscript><a href="${origin}/widget/${encodeURIComponent(widget)}">${inHtml(text)}</a></noscript>`

/** The script that a page needs once. */
export const loaderTag = (origin: string): string =>
  `<script async src="${origin}${LOADER_PATH}"></script>`
