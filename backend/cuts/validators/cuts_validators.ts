import vine from '@vinejs/vine'
import { instantText, pageQuery } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { WHOLE_BPS } from '#cuts/domain/rates'

const share = (description: string) =>
  vine.number({ strict: true }).withoutDecimals().range([0, WHOLE_BPS]).use(holds(description))

const general = (whose: string) =>
  share(`Share of the rake for ${whose}, in basis points.`).optional()

const own = (whose: string) =>
  share(`Share of the rake for ${whose}, in basis points; null leaves it to the wider scope.`)
    .nullable()
    .optional()

const HOST = "the game's creator"
const PARENT = "the creator's parent"
const REFERRER = 'whoever referred the player'
const DISTRIBUTOR = 'the distributor of the play'

const effectiveFrom = instantText(
  'Games that start from this instant on have these shares: ISO 8601, or milliseconds since the epoch; now when left out.'
).optional()

export const editCutsValidator = vine.create({
  hostBps: general(HOST),
  parentBps: general(PARENT),
  referrerBps: general(REFERRER),
  distributorBps: general(DISTRIBUTOR),
  effectiveFrom,
})

export const editOwnCutsValidator = vine.create({
  hostBps: own(HOST),
  parentBps: own(PARENT),
  referrerBps: own(REFERRER),
  distributorBps: own(DISTRIBUTOR),
  effectiveFrom,
})

export const listCutsHistoryValidator = vine.create(pageQuery())
