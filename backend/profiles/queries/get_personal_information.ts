import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns, Outer } from '#shared/database/rows'
import {
  PERSONAL_FIELDS,
  type PersonalField,
  type PersonalInformation,
  type TaxFormStatus,
} from '#profiles/domain/personal_fields'
import { unseal } from '#profiles/domain/sealed'

type Column = (typeof PERSONAL_FIELDS)[PersonalField] | 'tax_form_status'
type Row = Columns<'users', 'birthday_sealed' | 'country' | 'state'> &
  Outer<Columns<'personal_information', Column>>

const FIELDS = Object.entries(PERSONAL_FIELDS) as [PersonalField, Column][]

/** A player's data for payouts and taxes; null for an unknown player. */
export async function getPersonalInformation(userId: string): Promise<PersonalInformation | null> {
  const [row] = await run<Row>(
    db.connection(),
    `select u.birthday_sealed, u.country, u.state, p.tax_form_status,
            ${FIELDS.map(([, column]) => `p.${column}`).join(', ')}
     from users u left join personal_information p on p.user_id = u.id
     where u.id = ? and u.status <> 'deleted'`,
    [userId]
  )
  if (!row) return null
  const open = (sealed: string | null, field: string) => sealed && unseal(sealed, { userId, field })
  const fields = FIELDS.map(([field, column]) => [field, open(row[column], field)] as const)
  return {
    ...(Object.fromEntries(fields) as Record<PersonalField, string | null>),
    country: row.country,
    state: row.state,
    birthday: open(row.birthday_sealed, 'birthday'),
    taxFormStatus: (open(row.tax_form_status, 'taxFormStatus') ?? 'none') as TaxFormStatus,
  }
}
