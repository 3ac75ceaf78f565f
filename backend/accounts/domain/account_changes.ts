import { isUsState } from '@sidepick/rules/us_states'
import type { UserChanges, UserRecord } from '#profiles/contract'

/** An admin's changes of an account; omitted fields stay. */
export type AccountChanges = Pick<
  UserChanges,
  'email' | 'emailVerified' | 'country' | 'state' | 'payoutEmail'
> & { status?: 'active' | 'blocked' }

/** The complete change: a new country clears the old state. null when country and state do not fit. */
export function completeChanges(user: UserRecord, given: AccountChanges): UserChanges | null {
  const country = given.country ?? user.country
  const kept = country === user.country ? user.state : null
  const state = given.state === undefined ? kept : given.state
  if (state !== null && !(country === 'US' && isUsState(state))) return null
  // The PIN was for another address.
  const moved = given.payoutEmail !== undefined && given.payoutEmail !== user.payoutEmail
  const toldPlace = given.country !== undefined || given.state !== undefined
  return {
    ...given,
    ...(toldPlace ? { country: country ?? undefined, state } : {}),
    ...(moved ? { payoutEmailConfirmed: false } : {}),
  }
}

/** Whether an admin's role would no longer be in force. */
export function disarms(user: UserRecord, { email, emailVerified, status }: UserChanges): boolean {
  const unverified = email !== undefined && email !== user.email && !emailVerified
  return unverified || emailVerified === false || (status !== undefined && status !== 'active')
}
