import type { PublicProfile } from '#profiles/contract'

/** How a board shows a player; one without a profile has closed the account. */
export const shownAs = (profile: PublicProfile | undefined) => ({
  username: profile?.username ?? '—',
  profileColor: profile?.profileColor ?? '8a8f98',
  avatar: profile?.avatar ?? null,
})
