import { inject } from '@adonisjs/core'
import { LEAGUES } from '@sidepick/rules/types'
import type { Actor } from '#shared/actor'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { failure, success, type Result } from '#shared/result'
import { demoteOutsidePlays } from '#achievements/actions/demote'
import { holdPlayer } from '#achievements/actions/hold_player'
import { shown, type Standing } from '#achievements/store/progress_row'
import { findStanding } from '#achievements/queries/find_standing'
import { ProfilesContract } from '#profiles/contract'
import { WalletsContract } from '#wallets/contract'

/** Demotes a player for an admin, and audits it. A player who is at the beginning already is left unchanged. */
@inject()
export class DemotePlayer {
  constructor(
    private readonly wallets: WalletsContract,
    private readonly profiles: ProfilesContract
  ) {}

  handle(userId: string, actor: Actor): Promise<Result<Standing, { type: 'not_found' }>> {
    return attempt(async (trx): Promise<Result<Standing, { type: 'not_found' }>> => {
      const held = await holdPlayer(userId, this.profiles, trx)
      if (held === null) return failure({ type: 'not_found' })
      const before = held.standing
      if (before.plays_since_demotion === 0 && before.league === LEAGUES[0]) return success(before)
      const line = { action: 'player.demoted', target: { type: 'user', id: userId } } as const
      const states = { before: shown(before), after: { gamePlays: 0, league: LEAGUES[0] } }
      const period = await audit({ ...actor, ...line, ...states }, trx)
      const players = [{ user_id: userId, league: before.league }]
      await demoteOutsidePlays({ players, period, atMs: clock.nowMs() }, this.wallets, trx)
      return success(await findStanding(userId, trx))
    })
  }
}
