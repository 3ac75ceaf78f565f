import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { game } from '#config/game'
import { Problem } from '#shared/problem'
import {
  distributorSlug,
  flag,
  isSomebodys,
  oneLine,
  pageQuery,
  searchText,
  uuid,
} from '#shared/http/validation/rules'

/** `example.com` or `*.example.com`: a name of at least two labels, because `*.com` would match half the web. */
const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/
const WORD = /^[\w-]{1,64}$/

const flagFields = {
  timeMode: flag().optional(),
  redBanner: flag().optional(),
  skipsDisabled: flag().optional(),
  purchasing: flag().optional(),
  adsDisabled: flag().optional(),
  altAdsProvider: vine.string().regex(WORD).nullable().optional(),
  unpaidAds: flag().optional(),
  arcadeMode: flag().optional(),
  blackTickets: flag().optional(),
  customDataSource: flag().optional(),
  language: vine.enum(LANGUAGE_TAGS).optional(),
  adsFetchBufferSeconds: vine
    .number({ strict: true })
    .range([0, game.partners.adsFetchBufferMaxSeconds])
    .optional(),
  quicksilver: vine.enum(['LEGACY', 'BACKFILL', 'ONLY'] as const).optional(),
  searchPartner: flag().optional(),
  freeGames: flag().optional(),
  allowHostAuthRelay: flag().optional(),
}

/** A whole domain: omitted fields get their defaults, also when a domain is replaced. */
export const domainValidator = vine.create({
  host: vine.string().trim().toLowerCase().maxLength(253).regex(HOST).use(isSomebodys()),
  pathPattern: vine
    .string()
    .maxLength(512)
    .regex(/^\/[^\s?#]*$/)
    .nullable()
    .optional(),
  queryMarker: vine
    .string()
    .maxLength(128)
    .regex(/^[^=&\s]+=[^&\s]*$/)
    .nullable()
    .optional(),
  distributorId: vine.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/),
  name: oneLine(120),
  ownerUserId: uuid().nullable().optional(),
  flags: vine.object(flagFields).optional(),
  widgetMode: vine
    .string()
    .regex(/^[A-Z][A-Z_]{0,31}$/)
    .nullable()
    .optional(),
  flavour: vine.string().regex(WORD).nullable().optional(),
  priority: vine.number({ strict: true }).withoutDecimals().range([-1_000, 1_000]).optional(),
  active: flag().optional(),
})

export const listDomainsValidator = vine.create({
  search: searchText().optional().meta({ description: 'Part of a host or name.' }),
  distributorId: distributorSlug()
    .optional()
    .meta({ description: 'Only domains of this distributor.' }),
  ...pageQuery(),
})

/** @throws Problem E_VALIDATION for an unknown flag, which would seem to be set and have no effect */
export function refuseUnknownFlags(body: Record<string, unknown>): void {
  const unknown = Object.keys(body.flags ?? {}).filter((name) => !Object.hasOwn(flagFields, name))
  if (unknown.length === 0) return
  const errors = unknown.map((name) => ({
    message: `There is no flag named ${name}`,
    field: `flags.${name}`,
    rule: 'unknown',
  }))
  throw new Problem('E_VALIDATION', { message: errors[0]!.message, errors })
}
