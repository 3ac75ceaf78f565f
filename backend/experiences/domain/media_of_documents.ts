import { mediaAddress } from '#shared/http/validation/media_address'
import { isPlainObject } from '#shared/http/validation/faults'

/** Props that a card fetches as a picture or a film are named so: `logoUrl`, `poster`. Links are named otherwise. */
const NAMES_MEDIA = /(?:^url|Url|^src|Src|[pP]oster|[pP]icture|[iI]mage)$/

/** Values of style sheets, which fetch nothing. */
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

/** The paths of those that browsers may not be sent to. */
export const strayMedia = (doc: unknown): string[] =>
  mediaIn(doc).flatMap(([path, address]) => (mediaAddress(address) === null ? [path] : []))

/** The document without them, and the others as browsers read them. */
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
