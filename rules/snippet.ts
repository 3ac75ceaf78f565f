import { BOX_STYLES, boxColumn, FRAME_STYLES, IN_PLACE, restStyles } from './box_styles.js'
import { attributeOf, OPTION_VALUES, readOption, type MountOptions } from './embed_options.js'
import { FRAME_RIGHTS } from './frame_rights.js'
import { frameTitle } from './frame_title.js'
import { frameUrl } from './frame_url.js'
import { isOn } from './read_option.js'
import { boxSize } from './reserved_box.js'

/** Where a server has the loader. */
export const LOADER_PATH = '/embed/v1/loader.js'

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const quoted = (text: string) => `"${inHtml(text).replaceAll('"', '&quot;')}"`

/** Options by name, each as a page writes it. */
type Written = Readonly<Record<string, string | undefined>>

/** Attributes `data-vs-…` of these options; a flag that is on stands alone. */
export function optionAttributes(options: Written): string {
  const written = Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined) return []
    const attribute = `data-vs-${attributeOf(name)}`
    const isFlag = Object.hasOwn(OPTION_VALUES, name) && Reflect.get(OPTION_VALUES, name) === 'flag'
    if (isFlag && readOption(name, value) === 'true') return attribute
    return `${attribute}=${quoted(value)}`
  })
  return written.join(' ')
}

/** The element that a publisher pastes where the widget shall stand. */
export const containerTag = (options: Written): string => `<div ${optionAttributes(options)}></div>`

const optionsOf = (written: Written) =>
  Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, readOption(name, value)])
  ) as MountOptions

/** Address of the frame that stands in a container with these options. */
export const writtenFrameUrl = (options: Written, origin: string): string =>
  frameUrl(origin, optionsOf(options))

/**
 * The same element with the frame in it, for a page that does not wait for the loader to show the question. Its box keeps its
 * place by itself, and the loader takes it over: see `createBox` of the loader.
 */
export function containerWithFrame(options: Written, origin: string): string {
  const read = optionsOf(options)
  const size = boxSize(options)
  const outer = { ...BOX_STYLES, ...boxColumn(size, read.maxWidth) }
  const frame = {
    src: writtenFrameUrl(options, origin),
    title: frameTitle(read.lang ?? ''),
    allow: `${FRAME_RIGHTS};web-share`,
    loading: isOn(read.eager ?? read.startDocked) ? 'eager' : 'lazy',
    // The article's whole address, which the address of this frame does not name.
    referrerpolicy: 'no-referrer-when-downgrade',
    style: styleText({ ...FRAME_STYLES, border: '0' }),
  }
  const attributes = Object.entries(frame).map(([name, value]) => `${name}=${quoted(value)}`)
  return [
    `<div ${optionAttributes(options)}>`,
    `<div data-vs-box="written" style=${quoted(styleText(outer))}>`,
    `<div style=${quoted(styleText(restStyles(size)))}>`,
    // The page's own rules count until the loader has come.
    `<div style=${quoted(styleText({ width: '100%', ...IN_PLACE }))}>`,
    `<iframe ${attributes.join(' ')}></iframe>`,
    '</div></div></div></div>',
  ].join('')
}

const styleText = (styles: Record<string, string>) =>
  Object.entries(styles)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The link after a container, for readers without scripts. */
export const linkTag = (widget: string, text: string, origin: string): string =>
  `<noscript><a href="${origin}/widget/${encodeURIComponent(widget)}">${inHtml(text)}</a></noscript>`

/** The script that a page needs once. */
export const loaderTag = (origin: string): string =>
  `<script async src="${origin}${LOADER_PATH}"></script>`
