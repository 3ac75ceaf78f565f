import type { ProfilesContract } from '#profiles/contract'

/** The claimed referrer of a new player; null when unknown. */
export async function findReferrer(
  id: string | null,
  profiles: ProfilesContract
): Promise<string | null> {
  const referrer = id === null ? null : await profiles.find(id)
  return referrer?.id ?? null
}
