import vine from '@vinejs/vine'
import { parse } from 'tldts'
import { game } from '#config/game'
import { isContained } from '@sidepick/rules/css_value'
import { isInstant } from '#shared/http/validation/instants'
import { mediaAddress } from '#shared/http/validation/media_address'
import { isReservedName } from '#shared/http/validation/reserved_names'
import { anything, holds } from '#shared/openapi/fields'

/** A record's id in a body, query or path, converted to lower case as it is stored. */
export const uuid = () => vine.string().trim().toLowerCase().uuid()

/** Ids of which none comes twice, in whatever letters it is written. */
export const uuids = (maxLength: number) =>
  vine
    .array(uuid())
    .maxLength(maxLength)
    .distinct()
    .parse((value) =>
      Array.isArray(value)
        ? value.map((id: unknown) => (typeof id === 'string' ? id.trim().toLowerCase() : id))
        : value
    )

/** Ids in a query, `id,id,id` in one value. */
export const uuidList = (maxLength: number) =>
  vine
    .array(uuid())
    .maxLength(maxLength)
    .parse((value) => {
      if (typeof value !== 'string') return value
      return value
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== '')
    })

/** A distributor's slug. An unknown one is valid, a malformed one is not. */
export const distributorSlug = () => vine.string().regex(/^[\w.-]{1,64}$/)

const MAYBE_EMPTY = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u

/** The same with at least one visible character. */
const SEEN =
  /^(?=.*[^\s\p{Default_Ignorable_Code_Point}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u

/** One line of visible text, without line breaks, invisible characters and direction overrides. */
export const oneLine = (maxLength: number, minLength = 1) =>
  vine
    .string()
    .trim()
    .minLength(minLength)
    .maxLength(maxLength)
    .regex(minLength === 0 ? MAYBE_EMPTY : SEEN)

const isMedia = vine.createRule((value, maxLength: number, field) => {
  if (typeof value !== 'string') return
  const address = mediaAddress(value)
  if (address !== null && address.length <= maxLength) return field.mutate(address, field)
  field.report('The {{ field }} field must be a file of ours or of a media host', 'media', field)
})

/** A picture or a film, stored as a normalised address: a file of ours, or one of an allowed host. */
export const mediaUrl = (maxLength: number) =>
  vine.string().maxLength(maxLength).use(isMedia(maxLength))

const asksNobody = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || isContained(value)) return
  field.report('The {{ field }} field must not fetch anything', 'style', field)
})

/** A value of a style. */
export const paint = () =>
  vine
    .string()
    .regex(/^[\w#(),.%\s-]{1,60}$/)
    .use(asksNobody())

const leadsSomewhere = vine.createRule((value, _, field) => {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
  if (url !== null && url.username === '' && url.password === '') return
  field.report('The {{ field }} field must be an address', 'address', field)
})

/** For a host name, with or without `*.`: refuses public suffixes such as co.uk or github.io. */
export const isSomebodys = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const host = parse(value.replace('*.', ''), { allowPrivateDomains: true })
  const isListed = host.isIcann === true || host.isPrivate === true
  if (!isListed || host.domain !== null) return
  field.report('The {{ field }} field must be a site of its own', 'site', field)
})

/** For names in our addresses: refuses names of the platform and of its staff. */
export const notReserved = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || !isReservedName(value)) return
  field.report('The {{ field }} field is reserved', 'reserved', field)
})

/** A page somewhere on the web. */
export const webUrl = (maxLength: number) =>
  vine
    .string()
    .maxLength(maxLength)
    .regex(/^https?:\/\/[^\s"'<>\\]+$/)
    .use(leadsSomewhere())

/** Strictly true or false in a body. */
export const flag = () => vine.boolean({ strict: true })

/** What the caller read of the fields it changes, for two people at the same record. */
export const expectedFields = () =>
  anything(
    'What the caller read of the fields that it changes, as they were answered. If one is another by now, nothing is changed, and 409 E_CHANGED_MEANWHILE names it. Left out, the change replaces whatever is there.'
  ).optional()

/** Cursor and size of a page. */
export const pageQuery = () => ({
  start: vine
    .string()
    .maxLength(200)
    .use(holds('Cursor of the page: `next` of the page before; the first page when left out.'))
    .optional(),
  limit: vine
    .number()
    .withoutDecimals()
    .range([1, game.lists.pageSizeMax])
    .use(holds('Number of items on the page.'))
    .optional(),
})

const INSTANT = /^(\d{1,16}|\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2}))$/

const toMs = (text: string) => new Date(/^\d+$/.test(text) ? Number(text) : text).getTime()

/** Refuses 30 February, which Date would read as a day of March. */
const isDay = (text: string) => {
  const day = text.slice(0, 'yyyy-mm-dd'.length)
  return /^\d+$/.test(text) || new Date(day).toISOString().startsWith(day)
}

const holdsInstant = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || (isInstant(toMs(value)) && isDay(value))) return
  field.report('The {{ field }} field must be an instant', 'instant', field)
})

/** An instant in a query: ISO 8601, or milliseconds since the epoch; read as the latter. */
export const instantText = (description: string) =>
  vine.string().regex(INSTANT).use(holdsInstant()).use(holds(description)).transform(toMs)

/** The search text of a list. */
export const searchText = () =>
  vine
    .string()
    .maxLength(254)
    .regex(/^[^\0]*$/)

/** A colour as on the wire everywhere: without #. */
export const color = () =>
  vine
    .string()
    .toLowerCase()
    .regex(/^[0-9a-f]{6}$/)
