import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { gameDay, mondayOf } from '@sidepick/rules/week'
import { game } from '#config/game'
import type { Actor } from '#shared/actor'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import { holdPlayer } from '#achievements/actions/hold_player'
import { payOutsidePlays } from '#achievements/actions/pay_outside_plays'
import { promote } from '#achievements/actions/promote'
import { shown, type Standing } from '#achievements/store/progress_row'
import { LeaderboardsContract } from '#leaderboards/contract'
import { ProfilesContract } from '#profiles/contract'
import { WalletsContract } from '#wallets/contract'

/** Raises a player's count to the next league's gate for an admin, and audits it. */
@inject()
export class PromotePlayer {
  constructor(
    readonly wallets: WalletsContract,
    readonly leaderboards: LeaderboardsContract,
    readonly profiles: ProfilesContract
  ) {}

  /**
   * Beyond the last gate nothing changes. Without a verified e-mail the league itself waits, as for players who play.
   */
  handle(userId: string, actor: Actor): Promise<Result<Standing, { type: 'not_found' }>> {
    return attempt(async (trx): Promise<Result<Standing, { type: 'not_found' }>> => {
      const held = await holdPlayer(userId, this.profiles, trx)
      if (held === null) return failure({ type: 'not_found' })
      const before = held.standing
      const gate = game.leagues.find(({ gamePlays }) => gamePlays > before.plays_since_demotion)
      if (!gate) return success(before)
      const lifted = { ...before, plays_since_demotion: gate.gamePlays }
      await lift(userId, gate.gamePlays, trx)
      const league = held.user.emailVerified ? await this.#pay(userId, lifted, trx) : before.league
      const after = { ...lifted, league }
      const line = { action: 'player.promoted', target: { type: 'user', id: userId } } as const
      await audit({ ...actor, ...line, before: shown(before), after: shown(after) }, trx)
      return success(after)
    })
  }

  async #pay(userId: string, lifted: Standing, trx: TransactionClientContract) {
    const promotion = await promote({ userId, ...lifted }, trx)
    await payOutsidePlays({ userId, ...promotion }, this, trx)
    return promotion.league
  }
}

/** An idle player gets this week to play. */
async function lift(userId: string, plays: number, trx: TransactionClientContract): Promise<void> {
  await run(
    trx,
    `update player_progress set plays_since_demotion = ?, played_week = coalesce(played_week, ?)
     where user_id = ?`,
    [plays, mondayOf(gameDay(clock.now(), game.time.zone)), userId]
  )
}
