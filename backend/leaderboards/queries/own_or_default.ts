import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'

/**
 * What a distributor has, or else what `default` has: on its boards the players of a distributor without any play.
 * `hasOther` says whether it has boards all the same, of which the list holds none.
 */
export async function ownOrDefault<Item>(
  distributorId: string | undefined,
  list: (distributorId: string) => Promise<Item[]>,
  hasOther?: (distributorId: string) => Promise<boolean>
): Promise<Item[]> {
  if (distributorId === undefined || distributorId === DEFAULT_DISTRIBUTOR_ID) {
    return list(DEFAULT_DISTRIBUTOR_ID)
  }
  const own = await list(distributorId)
  if (own.length > 0 || (await hasOther?.(distributorId))) return own
  return list(DEFAULT_DISTRIBUTOR_ID)
}
