import type { Caller } from '#shared/caller'
import { transact } from '#shared/database/transact'
import { holdSession } from '#auth/actions/hold_sessions'
import { offerHandoff } from '#auth/actions/offer_handoff'
import { newSecret } from '#auth/social/flow'

/**
 * Offers a session of the caller's player to the window that waits with a state. False when the caller's session has
 * just ended.
 */
export function giveSession(
  caller: Pick<Caller, 'id' | 'familyId'>,
  state: string
): Promise<boolean> {
  return transact(async (trx) => {
    if (!(await holdSession(caller, trx))) return false
    const { id: userId, familyId } = caller
    await offerHandoff({ userId, familyId, key: newSecret(), state, frameMayClaim: true }, trx)
    return true
  })
}
