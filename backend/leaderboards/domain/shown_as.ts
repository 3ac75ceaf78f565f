import type { PublicProfile } from '#profiles/contract'

/** How a board shows a player; one without a profile has closed the account. */
export const shownAs = (profile: PublicProfile | undefined) => ({
  username: profile?.username ?? '—',
  profileColor: profile?.profileColor ?? '8a8f98',
  avatar: profile?.avatar ?? null,
})

/** The first letter of each part of the name, without picture and colour, by which a board would tell who it is. */
export function asInitials(profile: PublicProfile | undefined) {
  const parts = shownAs(profile).username.match(/[\p{L}\p{N}]+/gu) ?? ['—']
  const initials = parts.map((part) => `${[...part][0]!.toUpperCase()}.`)
  return { ...shownAs(undefined), username: initials.join(' ') }
}
