import { game } from '#config/game'

/** Whose shares there are, in the order of their payments. Basis points of a game's rake. */
export const SHARES = ['hostBps', 'parentBps', 'referrerBps', 'distributorBps'] as const

export type Share = (typeof SHARES)[number]

export type CutRates = Record<Share, number>

/** What one scope says; null leaves a share to the wider one. */
export type CutOverride = Record<Share, number | null>

/** The whole rake, in basis points. */
export const WHOLE_BPS = 10_000

export const NOTHING_SAID: CutOverride = {
  hostBps: null,
  parentBps: null,
  referrerBps: null,
  distributorBps: null,
}

/** The shares in force, share by share: the first scope that says one wins, and the defaults where none does. */
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
