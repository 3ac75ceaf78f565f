import { mediaAddress } from '#shared/http/validation/media_address'
import { isPlainObject } from '#shared/http/validation/faults'

/** Names of props that a card loads as a picture or a film, such as `logoUrl` or `poster`. Links are `linkUrl`, or have other names. */
const NAMES_MEDIA =
  /(?:^url|(?<!^link)Url|^src|Src|[sS]rcset|[sS]rcSet|[pP]oster|[pP]icture|[iI]mage)$/

/** Names of props that hold several addresses, each with a width or a density behind it. */
const NAMES_LIST = /[sS]rc[sS]et$/

/** Names of props that lead somewhere, such as `href` or `linkUrl`. */
const NAMES_LINK = /(?:^href|Href|^linkUrl|LinkUrl)$/

/** A web page, or one of ours: no other scheme may be followed. */
const LEADS_TO_A_PAGE = /^(?:https?:\/\/|\/(?!\/))/i

/** What a browser reads as the address of another host, or as a file of its own, under whatever name a card takes it. */
const READS_AS_ADDRESS = /^\s*(?:(?:[a-z][a-z\d+.-]*:)?[\\/]{2}|(?:data|blob|javascript):)/i

/** Parts of a document whose own rules say which addresses they may hold: styles hold none. */
const JUDGED_ELSEWHERE = ['widgetTheme', 'gameTheme', 'componentsTheme', 'ads', 'analytics']

/** Where a document says the props of cards and screens. */
const HOLDS_PROPS = ['props', 'componentFlags']

/** Where a text of a document stands. */
interface Place {
  path: string
  /** Name of the prop; that of its list for an item of one. */
  key: string
  /** Among the props of a card or a screen, whose names nobody else knows. */
  inProps: boolean
}

const START: Place = { path: '', key: '', inProps: false }

const at = ({ path, inProps }: Place, key: string): Place => ({
  path: path ? `${path}.${key}` : key,
  key,
  inProps: inProps || HOLDS_PROPS.includes(key),
})

const item = (place: Place, index: number): Place => ({
  ...place,
  path: `${place.path}[${index}]`,
})

const isJudged = ({ key, inProps }: Place) => inProps || !JUDGED_ELSEWHERE.includes(key)

const isLink = ({ key }: Place) => NAMES_LINK.test(key)

/** Whether a card loads what this text names. */
const isMedia = (place: Place, text: string): boolean =>
  NAMES_MEDIA.test(place.key) || (place.inProps && !isLink(place) && READS_AS_ADDRESS.test(text))

/** The addresses in one text: that of each candidate in a list of them. */
const addressesOf = ({ key }: Place, text: string): string[] =>
  NAMES_LIST.test(key)
    ? text.split(',').map((candidate) => candidate.trim().split(/\s+/, 1)[0] ?? '')
    : [text]

function textsIn(value: unknown, place = START): [Place, string][] {
  if (!isJudged(place)) return []
  if (typeof value === 'string') return [[place, value]]
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, item(place, index)))
  if (!isPlainObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, at(place, key)))
}

const mayLoad = (place: Place, text: string): boolean =>
  addressesOf(place, text).every((address) => mediaAddress(address) !== null)

/** The paths of links that lead to no page, such as one that is a script. */
export const strayLinks = (doc: unknown): string[] =>
  textsIn(doc).flatMap(([place, text]) =>
    isLink(place) && !LEADS_TO_A_PAGE.test(text) ? [place.path] : []
  )

/** The media in a document: each with its path, which counts the addresses of one text from the second on. */
export const mediaIn = (doc: unknown): [path: string, address: string][] =>
  textsIn(doc).flatMap(([place, text]) =>
    isMedia(place, text)
      ? addressesOf(place, text).map((address, index): [string, string] => [
          index === 0 ? place.path : `${place.path}(${index + 1})`,
          address,
        ])
      : []
  )

/** The paths of media with forbidden addresses. */
export const strayMedia = (doc: unknown): string[] =>
  mediaIn(doc).flatMap(([path, address]) => (mediaAddress(address) === null ? [path] : []))

/** The document without those, and with the other addresses as the parser normalised them. */
export function withoutStrayMedia<Doc>(doc: Doc): Doc {
  return kept(doc, START) as Doc
}

function kept(value: unknown, place: Place): unknown {
  if (!isJudged(place)) return value
  if (typeof value === 'string') return keptText(value, place)
  if (Array.isArray(value)) {
    const parts = value.map((part, index) => kept(part, item(place, index)))
    return parts.filter((part) => part !== undefined)
  }
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value).map(([key, part]) => [key, kept(part, at(place, key))])
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
}

function keptText(text: string, place: Place): string | undefined {
  if (!isMedia(place, text)) return text
  if (!mayLoad(place, text)) return undefined
  return NAMES_LIST.test(place.key) ? text : mediaAddress(text)!
}
