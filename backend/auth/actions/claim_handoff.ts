import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns, Named, Outer } from '#shared/database/rows'
import { transact } from '#shared/database/transact'
import { ProfilesContract } from '#profiles/contract'
import { holdSessions } from '#auth/actions/hold_sessions'
import { openSession } from '#auth/actions/open_session'
import { hashToken } from '#auth/domain/tokens'

/**
 * Found by the key of the page that the provider redirected to, or by the state of a window that the player has
 * confirmed.
 */
export type HandoffClaim = { by: 'page'; key: string } | { by: 'frame'; state: string }

/** Opens the session of a waiting sign-in, once, for the first caller. */
@inject()
export class ClaimHandoff {
  constructor(private profiles: ProfilesContract) {}

  /** The refresh token; null when nothing waits yet, or any more. */
  async handle(claim: HandoffClaim): Promise<string | null> {
    // A window polls every second, mostly in vain, so this check takes no write lock.
    const waiting = await find(claim, db.connection())
    if (waiting === null) return null
    return transact(async (trx) => {
      await holdSessions(waiting.userId, trx)
      // Read again under the lock: what ended the player's sessions has ended this too.
      const found = await find(claim, trx)
      const user = found && (await this.profiles.find(found.userId, trx))
      if (user?.status !== 'active' || !(await take(claim, trx))) return null
      return (await openSession(user.id, trx, found!.signedInAtMs)).refreshToken
    })
  }
}

interface Waiting {
  id: string
  userId: string
  /** The sign-in time of the giving session; undefined for a new sign-in. */
  signedInAtMs: number | undefined
}

type Row = Columns<'social_handoffs', 'id' | 'user_id'> &
  Outer<Named<'refresh_families', { signed_in_at: 'created_at' }>>

/** The newest claimable one: an ended session gives none. */
async function find(claim: HandoffClaim, client: QueryClientContract): Promise<Waiting | null> {
  const [condition, secretHash] = conditionOf(claim)
  const nowMs = clock.nowMs()
  const [row] = await run<Row>(
    client,
    `select h.id, h.user_id, f.created_at as signed_in_at
     from social_handoffs h left join refresh_families f on f.id = h.family_id
     where ${condition} and h.claimed_at is null and h.expires_at > ?
       and (h.family_id is null or (f.revoked_at is null and f.expires_at > ?))
     order by h.expires_at desc limit 1`,
    [secretHash, nowMs, nowMs]
  )
  return row
    ? { id: row.id, userId: row.user_id, signedInAtMs: row.signed_in_at ?? undefined }
    : null
}

function conditionOf(claim: HandoffClaim): [condition: string, secretHash: string] {
  return claim.by === 'page'
    ? ['key_hash = ?', hashToken(claim.key)]
    : ['state_hash = ? and frame_may_claim', hashToken(claim.state)]
}

/** False when another request was faster. */
async function take(claim: HandoffClaim, trx: TransactionClientContract): Promise<boolean> {
  const [condition, secretHash] = conditionOf(claim)
  const taken = await run(
    trx,
    `update social_handoffs set claimed_at = ? where ${condition} and claimed_at is null returning id`,
    [clock.nowMs(), secretHash]
  )
  return taken.length > 0
}
