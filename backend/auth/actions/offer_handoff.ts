import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import { hashToken } from '#auth/domain/tokens'

export interface NewHandoff {
  userId: string
  /** The giving session, which must be active until the claim; null for a provider's sign-in. */
  familyId: string | null
  /** Known only to the page that the provider redirected to. */
  key: string
  /** Also known to the window that started the sign-in. */
  state: string
  /** Whether that window may claim it, which the player must have confirmed. */
  frameMayClaim: boolean
}

/** Stores a sign-in to be claimed within two minutes. Until then there is no session and no token. */
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
