import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { run } from '#shared/dialect'
import { newId } from '#shared/ids'
import { hashToken } from '#auth/tokens'

export interface NewHandoff {
  userId: string
  /** Known to the page alone that the provider sent the player back to. */
  key: string
  /** Known to the window that began the sign-in too. */
  state: string
  /** Whether that window may come for it. The player must have said so. */
  frameMayClaim: boolean
}

/** Keeps a sign-in for whoever takes it over within two minutes. There is no session until then, so no token to keep. */
export async function offerHandoff(handoff: NewHandoff): Promise<void> {
  const nowMs = clock.nowMs()
  await run(
    db.connection(),
    `insert into social_handoffs (id, key_hash, state_hash, frame_may_claim, user_id, expires_at)
     values (?, ?, ?, ?, ?, ?)`,
    [
      newId(),
      hashToken(handoff.key),
      hashToken(handoff.state),
      handoff.frameMayClaim,
      handoff.userId,
      nowMs + game.social.handoffMs,
    ]
  )
}
