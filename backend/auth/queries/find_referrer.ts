import type { ProfilesContract } from '#profiles/contract'

/** Who a newcomer says they were sent by; null when that is nobody. */
export async function findReferrer(
  id: string | null,
  profiles: ProfilesContract
): Promise<string | null> {
  const referrer = id === null ? null : await profiles.find(id)
  return referrer?.id ?? null
}
