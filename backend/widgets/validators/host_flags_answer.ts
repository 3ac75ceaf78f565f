import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'

export const hostFlagsAnswer = () =>
  vine.object({
    timeMode: vine.boolean(),
    redBanner: vine.boolean(),
    skipsDisabled: vine.boolean(),
    purchasing: vine.boolean(),
    adsDisabled: vine.boolean(),
    altAdsProvider: vine.string().nullable(),
    unpaidAds: vine.boolean(),
    arcadeMode: vine.boolean(),
    blackTickets: vine.boolean(),
    customDataSource: vine.boolean(),
    language: vine.enum(LANGUAGE_TAGS),
    adsFetchBufferSeconds: vine.number(),
    quicksilver: vine.enum(['LEGACY', 'BACKFILL', 'ONLY'] as const),
    searchPartner: vine.boolean(),
    freeGames: vine.boolean(),
    allowHostAuthRelay: vine.boolean(),
  })
