import { isUsState } from '@sidepick/rules/us_states'
import type { UserChanges, UserRecord } from '#profiles/contract'

/** What admins change of an account; what is left out stays. */
export type AccountChanges = Pick<
  UserChanges,
  'email' | 'emailVerified' | 'country' | 'state' | 'payoutEmail'
> & { status?: 'active' | 'blocked' }

/** What follows from a change: another country leaves the old one's state behind. null when country and state do not fit. */
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

/** Whether somebody who acts as an admin could not any more. */
export function disarms(user: UserRecord, { email, emailVerified, status }: UserChanges): boolean {
  const unverified = email !== undefined && email !== user.email && !emailVerified
  return unverified || emailVerified === false || (status !== undefined && status !== 'active')
}
