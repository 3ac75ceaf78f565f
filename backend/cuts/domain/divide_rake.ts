import { game } from '#config/game'
import type { CutPayment } from '#wallets/contract'
import type { MatchedTickets } from '#cuts/contract'
import { WHOLE_BPS, type CutRates } from '#cuts/domain/rates'

export interface Claim {
  kind: Exclude<CutPayment['kind'], 'platform'>
  /** null where there is no beneficiary. */
  userId: string | null
  bps: keyof CutRates
}

/** Coins of rake per matched ticket; half of a pair's. */
const RAKE_PER_TICKET = game.stakes.rakeCoins / 2

type Share = Pick<CutPayment, 'kind' | 'userId' | 'coins'>

/** Shares of one game's rake; the order of the tickets does not matter. */
export function divideRake(
  tickets: readonly MatchedTickets[],
  ratesOf: (tickets: MatchedTickets) => CutRates,
  claimsOf: (tickets: MatchedTickets) => Claim[]
): Share[] {
  /** Coins times basis points, so that each beneficiary is rounded once. */
  const claimed = new Map<string, { kind: Claim['kind']; userId: string; weight: number }>()
  let rake = 0
  for (const group of tickets) {
    const coins = RAKE_PER_TICKET * group.matched
    const rates = ratesOf(group)
    rake += coins
    for (const { kind, userId, bps } of claimsOf(group)) {
      if (userId === null) continue
      const key = `${kind}:${userId}`
      const known = claimed.get(key) ?? { kind, userId, weight: 0 }
      claimed.set(key, { ...known, weight: known.weight + coins * rates[bps] })
    }
  }
  const shares: Share[] = [...claimed]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { kind, userId, weight }]) => ({
      ...{ kind, userId },
      coins: Math.floor(weight / WHOLE_BPS),
    }))
  const paid = shares.reduce((total, { coins }) => total + coins, 0)
  shares.push({ kind: 'platform', userId: null, coins: rake - paid })
  return shares.filter(({ coins }) => coins > 0)
}
