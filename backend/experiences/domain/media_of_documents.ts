import { mediaAddress } from '#shared/http/validation/media_address'
import { isPlainObject } from '#shared/http/validation/faults'

/** Names of props that a card loads as a picture or a film, such as `logoUrl` or `poster`. Links are `linkUrl`, or have other names. */
const NAMES_MEDIA = /(?:^url|(?<!^link)Url|^src|Src|[pP]oster|[pP]icture|[iI]mage)$/

/** Values for style sheets, which load nothing. */
const STYLES = ['widgetTheme', 'gameTheme', 'componentsTheme']

/** Names of props that lead somewhere, such as `href` or `linkUrl`. */
const NAMES_LINK = /(?:^href|Href|^linkUrl|LinkUrl)$/

/** A web page, or one of ours: no other scheme may be followed. */
const LEADS_TO_A_PAGE = /^(?:https?:\/\/|\/(?!\/))/i

const isNamed = (names: RegExp, key: string, value: unknown): value is string =>
  typeof value === 'string' && names.test(key)

type Found = [path: string, address: string][]

/** The addresses in a document whose prop is named so: each with its path. */
function addressesIn(names: RegExp, value: unknown, path = ''): Found {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => addressesIn(names, item, `${path}[${index}]`))
  }
  if (!isPlainObject(value)) return []
  return Object.entries(value).flatMap(([key, item]): Found => {
    const at = path ? `${path}.${key}` : key
    if (STYLES.includes(key)) return []
    return isNamed(names, key, item) ? [[at, item]] : addressesIn(names, item, at)
  })
}

/** The media in a document: each with its path. */
export const mediaIn = (value: unknown): Found => addressesIn(NAMES_MEDIA, value)

/** The paths of links that lead to no page, such as one that is a script. */
export const strayLinks = (doc: unknown): string[] =>
  addressesIn(NAMES_LINK, doc).flatMap(([path, address]) =>
    LEADS_TO_A_PAGE.test(address) ? [] : [path]
  )

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
    if (!isNamed(NAMES_MEDIA, key, item)) return [[key, kept(item)]]
    const address = mediaAddress(item)
    return address === null ? [] : [[key, address]]
  })
  return Object.fromEntries(entries)
}
