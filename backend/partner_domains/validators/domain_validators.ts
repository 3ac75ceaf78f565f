import vine from '@vinejs/vine'
import { QUICKSILVER_MODES } from '@sidepick/rules/games_choice'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { game } from '#config/game'
import { Problem } from '#shared/problem'
import {
  distributorSlug,
  expectedFields,
  flag,
  isSomebodys,
  oneLine,
  pageQuery,
  searchText,
  uuid,
} from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

/** `example.com` or `*.example.com`: a name of at least two labels, because `*.com` would match half the web. */
const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/
const WORD = /^[\w-]{1,64}$/

const switched = (description: string) => flag().use(holds(description)).optional()

const flagFields = {
  timeMode: switched("Whether the partner's daily set of games is on, with a red banner."),
  redBanner: switched('Whether the red banner of the daily games is shown.'),
  skipsDisabled: switched('Whether games cannot be skipped.'),
  purchasing: switched('Whether tickets can be bought.'),
  adsDisabled: switched('Whether no ads are shown.'),
  altAdsProvider: vine
    .string()
    .regex(WORD)
    .use(
      holds(
        "Name of the partner's own ads provider, for your records; with any name `ads.altVastTag` is asked in place of the usual one. null for none."
      )
    )
    .nullable()
    .optional(),
  unpaidAds: switched('Whether only house ads and unpaid campaigns are shown.'),
  arcadeMode: switched(
    'Whether quick play takes up to 100 picks and a game with a landscape video is drawn in landscape.'
  ),
  blackTickets: switched('Whether games can be played with black tickets.'),
  customDataSource: switched("Whether games are asked for that fit the page's context."),
  language: vine.enum(LANGUAGE_TAGS).use(holds('Language for visitors who chose none.')).optional(),
  adsFetchBufferSeconds: vine
    .number({ strict: true })
    .range([0, game.partners.adsFetchBufferMaxSeconds])
    .use(
      holds(
        'How long an ad is waited for, in seconds; without it 3 with another ads provider, else 1.5.'
      )
    )
    .optional(),
  quicksilver: vine
    .enum(QUICKSILVER_MODES)
    .use(holds('Whether a category fills the list up, or games come from it alone.'))
    .optional(),
  searchPartner: switched('Whether the page belongs to a search engine.'),
  freeGames: switched('Whether games are played without tickets.'),
  allowHostAuthRelay: switched(
    'Whether the page may tell its widget how a sign-in ended, in place of the popup.'
  ),
}

/** A whole domain: omitted fields get their defaults, also when a domain is replaced. */
const domainFields = {
  host: vine
    .string()
    .trim()
    .toLowerCase()
    .maxLength(253)
    .regex(HOST)
    .use(isSomebodys())
    .use(holds('The host, such as example.com; *.example.com stands for every host below it.')),
  pathPattern: vine
    .string()
    .maxLength(512)
    .regex(/^\/[^\s?#]*$/)
    .use(holds('Path that an address must begin with; null for the whole host.'))
    .nullable()
    .optional(),
  queryMarker: vine
    .string()
    .maxLength(128)
    .regex(/^[^=&\s]+=[^&\s]*$/)
    .use(holds('A name=value pair that the address must carry; null for none.'))
    .nullable()
    .optional(),
  distributorId: vine
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)
    .use(holds('Slug of the distributor that plays on these pages count for.')),
  name: oneLine(120).use(holds('Name of the partner.')),
  ownerUserId: uuid()
    .use(holds('Id of the account that owns the domain; null for none.'))
    .nullable()
    .optional(),
  flags: vine
    .object(flagFields)
    .use(holds('The flags that differ from the defaults of the platform.'))
    .optional(),
  widgetMode: vine
    .string()
    .regex(/^[A-Z][A-Z_]{0,31}$/)
    .use(holds('Preset of settings for these pages; null for the usual one.'))
    .nullable()
    .optional(),
  flavour: vine
    .string()
    .regex(WORD)
    .use(holds('Flavour for these pages; null for the usual one.'))
    .nullable()
    .optional(),
  priority: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([-1_000, 1_000])
    .use(holds('Decides between rows that match equally well; the higher one wins.'))
    .optional(),
  active: switched('Whether the row is in use.'),
}

export const domainValidator = vine.create(domainFields)

export const replaceDomainValidator = vine.create({ ...domainFields, expected: expectedFields() })

export const listDomainsValidator = vine.create({
  search: searchText().use(holds('Part of a host or name.')).optional(),
  distributorId: distributorSlug().use(holds('Only domains of this distributor.')).optional(),
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
