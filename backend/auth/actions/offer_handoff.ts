import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import { hashToken } from '#auth/domain/tokens'

export interface NewHandoff {
  userId: string
  /** The session that gives it, which must go on until it is taken over; null for a sign-in that comes from a provider. */
  familyId: string | null
  /** Known to the page alone that the provider sent the player back to. */
  key: string
  /** Known to the window that began the sign-in too. */
  state: string
  /** Whether that window may come for it. The player must have said so. */
  frameMayClaim: boolean
}

/** Keeps a sign-in for whoever takes it over within two minutes. There is no session until then, so no token to keep. */
export async function offerHandoff(
  handoff: NewHandoff,
  trx: TransactionClientContract
): Promise<void> {
  await run(
    trx,
    `insert into social_handoffs (id, key_hash, state_hash, frame_may_claim, user_id, family_id, expires_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [
      newId(),
      hashToken(handoff.key),
      hashToken(handoff.state),
      handoff.frameMayClaim,
      handoff.userId,
      handoff.familyId,
      clock.nowMs() + game.social.handoffMs,
    ]
  )
}
