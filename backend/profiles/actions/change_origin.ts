import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import { failure, type Result } from '#shared/result'
import { changeRegion, type Region, type RegionError } from '#profiles/actions/change_region'
import type { UserRecord } from '#profiles/contract'
import { findBirthday } from '#profiles/queries/find_birthday'
import { seal } from '#profiles/domain/sealed'

/** A player's birthday, country and state; omitted fields stay. */
export interface Origin extends Region {
  /** ISO date of an adult. */
  birthday?: string
}

export type OriginError = RegionError | { type: 'birthday_set' }

/**
 * Changes birthday and place. A birthday is set once and a place changes at intervals, because legal duties depend on
 * both. The conditions are in the statements, so that concurrent requests cannot bypass them.
 */
export async function changeOrigin(
  user: UserRecord,
  origin: Origin,
  trx: TransactionClientContract
): Promise<Result<null, OriginError>> {
  if (origin.birthday !== undefined && !(await tellBirthday(user.id, origin.birthday, trx))) {
    return failure({ type: 'birthday_set' })
  }
  return changeRegion(user, origin, trx)
}

async function tellBirthday(userId: string, birthday: string, trx: TransactionClientContract) {
  const [told] = await run(
    trx,
    'update users set birthday_sealed = ? where id = ? and birthday_sealed is null returning id',
    [seal(birthday, { userId, field: 'birthday' }), userId]
  )
  return told !== undefined || (await findBirthday(userId, trx)) === birthday
}
