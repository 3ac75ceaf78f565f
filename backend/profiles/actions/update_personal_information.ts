import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { failure, success, type Result } from '#shared/result'
import { attempt } from '#shared/database/attempt'
import { changeOrigin, type Origin, type OriginError } from '#profiles/actions/change_origin'
import { holdUser } from '#profiles/actions/hold_user'
import {
  PERSONAL_FIELDS,
  type PersonalField,
  type PersonalFields,
} from '#profiles/domain/personal_fields'
import { seal } from '#profiles/domain/sealed'

export interface PersonalChanges extends Origin, Partial<PersonalFields> {}

export type PersonalChangesError = OriginError | { type: 'gone' }

/** Changes the data for payouts and taxes: all given fields, or none. */
export function updatePersonalInformation(
  userId: string,
  { birthday, country, state, ...fields }: PersonalChanges
): Promise<Result<null, PersonalChangesError>> {
  return attempt(async (trx): Promise<Result<null, PersonalChangesError>> => {
    const user = await holdUser(userId, trx)
    if (user === null) return failure({ type: 'gone' })
    const origin = await changeOrigin(user, { birthday, country, state }, trx)
    if (!origin.ok) return origin
    await writeFields(userId, fields, trx)
    return success(null)
  })
}

/** One column per field, so that two concurrent forms do not overwrite each other. */
async function writeFields(
  userId: string,
  fields: Partial<PersonalFields>,
  trx: TransactionClientContract
) {
  const given = (Object.keys(PERSONAL_FIELDS) as PersonalField[]).filter(
    (field) => fields[field] !== undefined
  )
  if (given.length === 0) return
  const columns = [...given.map((field) => PERSONAL_FIELDS[field]), 'updated_at']
  const values = given.map((field) => {
    const value = fields[field]
    return value ? seal(value, { userId, field }) : null
  })
  await run(
    trx,
    `insert into personal_information (user_id, ${columns.join(', ')})
     values (?, ${columns.map(() => '?').join(', ')})
     on conflict (user_id) do update
     set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [userId, ...values, clock.nowMs()]
  )
}
