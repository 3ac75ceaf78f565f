import { readOption } from '@sidepick/rules/embed_options'
import { reservedBox } from '@sidepick/rules/reserved_box'
import { containerTag, containerWithFrame, linkTag, loaderTag } from '@sidepick/rules/snippet'
import type { OfferedOption } from '#pages/domain/offered_options'

/** What a publisher chose, as an attribute spells it; nothing for what stays as usual. */
export type Chosen = Partial<Record<OfferedOption, string>>

/** A selector holds an id of a widget as it is. */
const PLAIN = /^[\w-]+$/

/** How a line is written. */
export interface Form {
  /** Where the loader and the frame come from. */
  origin: string
  /** The link for readers without scripts, in words. */
  link: string
  /** The frame stands in the line, and does not wait for the loader. */
  hasFrame: boolean
}

/** The line to paste: the container, a link for readers without scripts, and the loader. */
export const buildSnippet = (chosen: Chosen, { origin, link, hasFrame }: Form): string =>
  [
    hasFrame ? containerWithFrame(chosen, origin) : containerTag(chosen),
    linkTag(chosen.widget ?? '', link, origin),
    loaderTag(origin),
  ].join('\n')

/** The rule that keeps the place of just this container free until the loader comes; null for an id that is none. */
export function buildReservation(chosen: Chosen): string | null {
  const widget = readOption('widget', chosen.widget) ?? ''
  if (!PLAIN.test(widget)) return null
  const { mostWidth, leastHeight, ratio, below } = reservedBox(chosen)
  const container = `[data-vs-widget='${widget}']:empty`
  return [
    `${container} {`,
    '  display: block;',
    '  width: 100%;',
    `  max-width: ${mostWidth}px;`,
    `  min-height: ${leastHeight}px;`,
    `  aspect-ratio: ${ratio.join(' / ')};`,
    '  margin-inline: auto;',
    ...(below ? ['  box-sizing: content-box;', `  padding-bottom: ${below};`] : []),
    '}',
    '@media (scripting: none) {',
    `  ${container} {`,
    '    display: none;',
    '  }',
    '}',
  ].join('\n')
}
