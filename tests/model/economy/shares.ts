import { RAKE_PER_TICKET, REFERRAL_MS, SHARES } from './amounts.js'
import type { Game } from './game.js'
import type { Economy } from './model.js'
import type { Player } from './player.js'

export type Kind = keyof typeof SHARES

/** What an admin said of one creator's games, or of one distributor's plays; null leaves a share to the wider scope. */
export interface Shares {
  scope: 'creator' | 'distributor'
  bps: Record<Kind, number | null>
  fromMs: number
}

const KINDS: readonly Kind[] = ['host', 'parent', 'referrer', 'distributor']

/**
 * Divides the rake of a game whose result is final: whoever has a claim is rounded down once, and the rest is ours. Black
 * tickets are played at one distributor here.
 */
export function payCuts(economy: Economy, game: Game): void {
  const { creator, parent, owner } = economy.house
  const plays = game.plays.filter(
    ({ ticket, matched, state }) =>
      ticket === 'black' && matched > 0 && (state === 'won' || state === 'lost')
  )
  const bps = bpsOf(economy, game)
  if (plays.length > 0 && KINDS.some((kind) => bps[kind] !== SHARES[kind])) {
    economy.reached.add('shares differ from the usual')
  }
  const weights = new Map<string, { to: Player; weight: number }>()
  let rake = 0
  for (const { player, matched, madeMs } of plays) {
    const { referrer, signedUpMs } = player.about
    const claims: Record<Kind, Player | null> = {
      host: game.creator,
      parent: game.creator === creator ? parent : null,
      referrer: madeMs <= signedUpMs + REFERRAL_MS ? referrer : null,
      distributor: owner,
    }
    const coins = RAKE_PER_TICKET * matched
    rake += coins
    for (const kind of KINDS) {
      const to = claims[kind]
      if (to === null) continue
      if (kind === 'referrer') economy.reached.add('a referrer is paid')
      const key = `${kind} ${to.name}`
      const weight = (weights.get(key)?.weight ?? 0) + coins * bps[kind]
      weights.set(key, { to, weight })
    }
  }
  game.cuts = [...weights.values()].map(({ to, weight }) => ({
    to,
    coins: Math.floor(weight / 10_000),
  }))
  const rest = rake - game.cuts.reduce((sum, { coins }) => sum + coins, 0)
  game.cuts.push({ to: null, coins: rest })
  for (const { to, coins } of game.cuts) {
    if (to === null) economy.revenue += coins
    else to.give('coin', coins)
  }
}

export function takeBackCuts(economy: Economy, game: Game): void {
  for (const { to, coins } of game.cuts) {
    if (to === null) economy.revenue -= coins
    else economy.takeBack(to, 'coin', coins)
  }
  game.cuts = []
}

/**
 * As they were when the game began, or was made when that came later, share by share: the distributor's word first, then
 * the creator's.
 */
function bpsOf({ shares, house }: Economy, game: Game): Record<Kind, number> {
  const frozenMs = Math.max(game.startMs, game.madeMs)
  const said = (scope: Shares['scope']) =>
    shares.filter((share) => share.scope === scope && share.fromMs <= frozenMs).at(-1)?.bps
  const scopes = [said('distributor'), game.creator === house.creator ? said('creator') : undefined]
  const of = (kind: Kind) =>
    scopes.map((bps) => bps?.[kind] ?? null).find((bps) => bps !== null) ?? SHARES[kind]
  return {
    host: of('host'),
    parent: of('parent'),
    referrer: of('referrer'),
    distributor: of('distributor'),
  }
}
