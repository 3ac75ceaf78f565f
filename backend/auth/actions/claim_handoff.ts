import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import { transact } from '#shared/transact'
import { ProfilesContract } from '#profiles/contract'
import { openSession } from '#auth/actions/open_session'
import { hashToken } from '#auth/tokens'

/** By the key of the page that the provider sent the player back to, or by the state of a window that the player gave it to. */
export type HandoffClaim = { by: 'page'; key: string } | { by: 'frame'; state: string }

/** Opens the session of a sign-in that waits to be taken over: once, whoever asks first. */
@inject()
export class ClaimHandoff {
  constructor(private profiles: ProfilesContract) {}

  /** The refresh token; null when nothing waits, yet or any more. */
  async handle(claim: HandoffClaim): Promise<string | null> {
    // A window asks every second, nearly always for nothing: that must not cost a place among the writers.
    if (!(await waits(claim))) return null
    return transact(async (trx) => {
      const userId = await take(claim, trx)
      const user = userId === null ? null : await this.profiles.find(userId, trx)
      if (user?.status !== 'active') return null
      return (await openSession(user.id, trx)).refreshToken
    })
  }
}

function conditionOf(claim: HandoffClaim): [condition: string, secretHash: string] {
  return claim.by === 'page'
    ? ['key_hash = ?', hashToken(claim.key)]
    : ['state_hash = ? and frame_may_claim', hashToken(claim.state)]
}

async function waits(claim: HandoffClaim): Promise<boolean> {
  const [condition, secretHash] = conditionOf(claim)
  const rows = await run(
    db.connection(),
    `select id from social_handoffs where ${condition} and claimed_at is null and expires_at > ? limit 1`,
    [secretHash, clock.nowMs()]
  )
  return rows.length > 0
}

async function take(claim: HandoffClaim, trx: TransactionClientContract): Promise<string | null> {
  const nowMs = clock.nowMs()
  const [condition, secretHash] = conditionOf(claim)
  const [taken] = await run<{ user_id: string }>(
    trx,
    `update social_handoffs set claimed_at = ?
     where ${condition} and claimed_at is null and expires_at > ? returning user_id`,
    [nowMs, secretHash, nowMs]
  )
  return taken?.user_id ?? null
}
