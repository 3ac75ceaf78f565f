import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game as constants } from '#config/game'
import { CutsContract, type MatchedTickets } from '#cuts/contract'
import type { PlayableGame } from '#games/contract'
import { listMatched, type MatchedPlay } from '#gameplays/queries/list_matched'
import { ProfilesContract, type Referral } from '#profiles/contract'
import { WinningsContract } from '#wallets/contract'

/** Plays looked at a time. */
const BATCH = 1_000

/** Shares a game's rake. */
@inject()
export class ShareRake {
  constructor(
    private readonly cuts: CutsContract,
    private readonly profiles: ProfilesContract,
    private readonly winnings: WinningsContract
  ) {}

  async handle(
    { id: gameId, creatorId, createdAtMs, startTimeMs }: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    const tickets = await this.sumTickets(gameId, trx)
    if (tickets.length === 0) return
    // A game's start may lie before its creation; shares from before its creation never apply.
    const frozenAtMs = Math.max(createdAtMs, startTimeMs)
    const shared = { gameId, revision, creatorId, frozenAtMs, tickets }
    await this.winnings.payCuts(await this.cuts.divide(shared, trx), trx)
  }

  /** Matched tickets grouped by beneficiaries: far fewer groups than plays. */
  private async sumTickets(
    gameId: string,
    trx: TransactionClientContract
  ): Promise<MatchedTickets[]> {
    const sums = new Map<string, MatchedTickets>()
    for (let after: string | null = null; ;) {
      const plays: MatchedPlay[] = await listMatched(gameId, { after, limit: BATCH }, trx)
      if (plays.length === 0) return [...sums.values()]
      const ids = plays.map(({ userId }) => userId)
      const referrals = await this.profiles.listReferrals(ids, trx)
      for (const play of plays) add(sums, play, referrals.get(play.userId))
      after = plays.at(-1)!.userId
    }
  }
}

function add(
  sums: Map<string, MatchedTickets>,
  { distributorId, matched, createdAtMs }: MatchedPlay,
  referral: Referral | undefined
): void {
  const counts = referral && createdAtMs <= referral.signedUpAtMs + constants.cuts.referralMs
  const referrerId = counts ? referral.referrerId : null
  const key = `${distributorId} ${referrerId ?? ''}`
  const before = sums.get(key)?.matched ?? 0
  sums.set(key, { distributorId, referrerId, matched: before + matched })
}
