import type { Profile } from '@sidepick/rules/generated_wire'
import { listUsStates } from '@sidepick/rules/us_states'

/** What keeps a player from buying tickets. */
export type Lack = 'profile' | 'country' | 'state' | 'email'

type Buyer = Pick<Profile, 'profileIncomplete' | 'country' | 'state' | 'emailVerified'>

const isBarred = (code: string) =>
  listUsStates().some(({ iso_code: state, blacklisted }) => state === code && blacklisted)

/**
 * Tickets are for adults in the United States, but for some states, whose e-mail is verified. No account is a minor's, so that a
 * birthday is enough. null for whoever may buy.
 */
export function lackOfBuyer({
  profileIncomplete,
  country,
  state,
  emailVerified,
}: Buyer): Lack | null {
  if (country !== null && country !== 'US') return 'country'
  if (profileIncomplete || country === null || state === null) return 'profile'
  if (isBarred(state)) return 'state'
  return emailVerified ? null : 'email'
}
