import vine from '@vinejs/vine'
import { parse } from 'tldts'
import { game } from '#config/game'
import { fetchesNothing } from '#shared/http/validation/css_value'
import { mediaAddress } from '#shared/http/validation/media_address'
import { isReservedName } from '#shared/http/validation/reserved_names'

/** A record's id in a body, query or path: in lower case, as it is stored, whatever the caller wrote. */
export const uuid = () => vine.string().trim().toLowerCase().uuid()

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

/** A distributor's slug. One that nobody knows is no error; one that no slug can be is. */
export const distributorSlug = () => vine.string().regex(/^[\w.-]{1,64}$/)

const MAYBE_EMPTY = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u

/** The same with something in it that is seen: not blanks alone, nor what has no shape. */
const SEEN =
  /^(?=.*[^\s\p{Default_Ignorable_Code_Point}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u

/** One line of text that says something: nothing that ends it, hides in it or turns it round. */
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

/** A picture or a film, kept as browsers read it: a file of ours, or one of a host that the operator allows. */
export const mediaUrl = (maxLength: number) =>
  vine.string().maxLength(maxLength).use(isMedia(maxLength))

const asksNobody = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || fetchesNothing(value)) return
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

/** Of a host, `*.` before it or not: refuses a name like co.uk or github.io, below which everybody has a site. */
export const isSomebodys = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const host = parse(value.replace('*.', ''), { allowPrivateDomains: true })
  const isListed = host.isIcann === true || host.isPrivate === true
  if (!isListed || host.domain !== null) return
  field.report('The {{ field }} field must be a site of its own', 'site', field)
})

/** For what stands in an address of ours: nobody bears the name of the platform, or of those who run it. */
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

/** true or false in a body, and nothing that reads like it. */
export const flag = () => vine.boolean({ strict: true })

/** Where a list goes on, and how much of it is wanted. */
export const pageQuery = () => ({
  start: vine.string().maxLength(200).optional().meta({
    description: 'Cursor of the page: `next` of the page before; the first page when left out.',
  }),
  limit: vine
    .number()
    .withoutDecimals()
    .range([1, game.lists.pageSizeMax])
    .optional()
    .meta({ description: 'Number of items on the page.' }),
})

const INSTANT = /^(\d{1,16}|\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2}))$/

const toMs = (text: string) => new Date(/^\d+$/.test(text) ? Number(text) : text).getTime()

/** 30 February would be read as a day of March. */
const isDay = (text: string) => {
  const day = text.slice(0, 'yyyy-mm-dd'.length)
  return /^\d+$/.test(text) || new Date(day).toISOString().startsWith(day)
}

const holdsInstant = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || (!Number.isNaN(toMs(value)) && isDay(value))) return
  field.report('The {{ field }} field must be an instant', 'instant', field)
})

/** An instant in a query: ISO 8601, or milliseconds since the epoch; read as the latter. */
export const instantText = () => vine.string().regex(INSTANT).use(holdsInstant()).transform(toMs)

/** What a list is searched for. */
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
