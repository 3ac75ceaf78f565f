import vine from '@vinejs/vine'
import { instantText, pageQuery } from '#shared/http/validation/rules'
import { WHOLE_BPS } from '#cuts/domain/rates'

/** Basis points of the rake. */
const bps = () => vine.number({ strict: true }).withoutDecimals().range([0, WHOLE_BPS])

/** ISO 8601; now by default. */
const effectiveFrom = instantText().optional()

export const editCutsValidator = vine.create({
  hostBps: bps().optional(),
  parentBps: bps().optional(),
  referrerBps: bps().optional(),
  distributorBps: bps().optional(),
  effectiveFrom,
})

/** null takes the wider scope's share. */
export const editOwnCutsValidator = vine.create({
  hostBps: bps().nullable().optional(),
  parentBps: bps().nullable().optional(),
  referrerBps: bps().nullable().optional(),
  distributorBps: bps().nullable().optional(),
  effectiveFrom,
})

export const listCutsHistoryValidator = vine.create(pageQuery())
