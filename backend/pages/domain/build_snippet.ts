import string from '@adonisjs/core/helpers/string'
import { attributeOf, optionFits, OPTION_VALUES } from '@sidepick/rules/embed_options'
import { reservedBox } from '@sidepick/rules/reserved_box'
import type { DisplayMode } from '@sidepick/rules/types'
import { LOADER_PATH } from '#pages/domain/check_snippet'
import type { OfferedOption } from '#pages/domain/offered_options'

/** What a publisher chose, as an attribute spells it; nothing for what stays as usual. */
export type Chosen = Partial<Record<OfferedOption, string>>

/** A selector holds an id of a widget as it is. */
const PLAIN = /^[\w-]+$/

function attributesOf(chosen: Chosen): string {
  const written = Object.entries(chosen).map(([name, value]) => {
    const attribute = `data-vs-${attributeOf(name)}`
    const isBare = OPTION_VALUES[name as OfferedOption] === 'flag' && value === 'true'
    return isBare ? attribute : `${attribute}="${string.escapeHTML(value)}"`
  })
  return written.join(' ')
}

/** The line to paste: the container, a link for readers without scripts in these words, and the loader. */
export function buildSnippet(chosen: Chosen, origin: string, link: string): string {
  const address = `${origin}/widget/${encodeURIComponent(chosen.widget ?? '')}`
  return [
    `<div ${attributesOf(chosen)}></div>`,
    `<noscript><a href="${address}">${string.escapeHTML(link)}</a></noscript>`,
    `<script async src="${origin}${LOADER_PATH}"></script>`,
  ].join('\n')
}

/** The rule that keeps the place of just this container free until the loader comes; null for an id that is none. */
export function buildReservation(chosen: Chosen): string | null {
  // A value that means nothing changes nothing.
  const fitting: Chosen = Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => optionFits(name, value))
  )
  const { widget = '', mode, mini, maxWidth } = fitting
  if (!PLAIN.test(widget)) return null
  const { mostWidth, leastHeight, ratio, below } = reservedBox({
    mode: mode as DisplayMode | undefined,
    mini: mini === 'true',
    maxWidth: Number(maxWidth),
  })
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
