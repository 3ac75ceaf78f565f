import { game } from '#config/game'

/** The beneficiaries of shares, in the order of their payments. Basis points of a game's rake. */
export const SHARES = ['hostBps', 'parentBps', 'referrerBps', 'distributorBps'] as const

export type Share = (typeof SHARES)[number]

export type CutRates = Record<Share, number>

/** The shares of one scope; null takes the share of the wider scope. */
export type CutOverride = Record<Share, number | null>

/** The whole rake, in basis points. */
export const WHOLE_BPS = 10_000

export const NOTHING_SAID: CutOverride = {
  hostBps: null,
  parentBps: null,
  referrerBps: null,
  distributorBps: null,
}

/** The shares in force: for each share the first scope with a value wins, then the default. */
export function resolveRates(scopes: readonly (CutOverride | null | undefined)[]): CutRates {
  const saidOf = (share: Share) =>
    scopes.map((scope) => scope?.[share] ?? null).find((bps) => bps !== null)
  return Object.fromEntries(
    SHARES.map((share) => [share, saidOf(share) ?? game.cuts.defaults[share]])
  ) as CutRates
}

export function totalBps(rates: CutRates): number {
  return SHARES.reduce((total, share) => total + rates[share], 0)
}
