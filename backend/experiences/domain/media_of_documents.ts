import { mediaAddress } from '#shared/http/validation/media_address'
import { isPlainObject } from '#shared/http/validation/faults'

/** Names of props that a card loads as a picture or a film, such as `logoUrl` or `poster`. Links have other names. */
const NAMES_MEDIA = /(?:^url|Url|^src|Src|[pP]oster|[pP]icture|[iI]mage)$/

/** Values for style sheets, which load nothing. */
const STYLES = ['widgetTheme', 'gameTheme', 'componentsTheme']

const isMedia = (key: string, value: unknown): value is string =>
  typeof value === 'string' && NAMES_MEDIA.test(key)

/** The media in a document: each with its path. */
export function mediaIn(value: unknown, path = ''): [path: string, address: string][] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => mediaIn(item, `${path}[${index}]`))
  }
  if (!isPlainObject(value)) return []
  return Object.entries(value).flatMap(([key, item]): [string, string][] => {
    const at = path ? `${path}.${key}` : key
    if (STYLES.includes(key)) return []
    return isMedia(key, item) ? [[at, item]] : mediaIn(item, at)
  })
}

/** The paths of media with forbidden addresses. */
export const strayMedia = (doc: unknown): string[] =>
  mediaIn(doc).flatMap(([path, address]) => (mediaAddress(address) === null ? [path] : []))

/** The document without those, and with the other addresses as the parser normalised them. */
export function withoutStrayMedia<Doc>(doc: Doc): Doc {
  return kept(doc) as Doc
}

function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept)
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, item]) => {
    if (STYLES.includes(key)) return [[key, item]]
    if (!isMedia(key, item)) return [[key, kept(item)]]
    const address = mediaAddress(item)
    return address === null ? [] : [[key, address]]
  })
  return Object.fromEntries(entries)
}
