import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUsState } from '@sidepick/rules/us_states'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import type { UserRecord } from '#profiles/contract'

export interface Region {
  country?: string
  state?: string | null
}

export type RegionError = { type: 'state_unknown' } | { type: 'region_locked'; untilMs: number }

/** Changes country and state. Setting the first country is no change; after a change the next one must wait. */
export async function changeRegion(
  user: UserRecord,
  region: Region,
  trx: TransactionClientContract
): Promise<Result<null, RegionError>> {
  const country = region.country ?? user.country
  const state = region.state === undefined && country === user.country ? user.state : region.state
  const next = { country, state: state || null }
  if (next.state !== null && !(country === 'US' && isUsState(next.state))) {
    return failure({ type: 'state_unknown' })
  }
  if (next.country === user.country && next.state === user.state) return success(null)
  const nowMs = clock.nowMs()
  const [changed] = await run(
    trx,
    `update users set country = ?, state = ?,
       region_changed_at = case when country is null then region_changed_at else ? end
     where id = ? and (country is null or region_changed_at is null or region_changed_at <= ?)
     returning id`,
    [next.country, next.state, nowMs, user.id, nowMs - game.profiles.regionChangeEveryMs]
  )
  if (changed) return success(null)
  const sinceMs = user.regionChangedAtMs ?? nowMs
  return failure({ type: 'region_locked', untilMs: sinceMs + game.profiles.regionChangeEveryMs })
}
