import { resealFor, type SealedColumn } from '#shared/privacy/sealed_columns'
import { PERSONAL_FIELDS } from '#profiles/domain/personal_fields'
import { purposeOf } from '#profiles/domain/sealed'

const resealField = (field: string) => resealFor((userId) => purposeOf({ userId: userId!, field }))

/** The birthday and personal information of players. */
export const profileSealedColumns: readonly SealedColumn[] = [
  { table: 'users', key: ['id'], column: 'birthday_sealed', reseal: resealField('birthday') },
  ...Object.entries({ ...PERSONAL_FIELDS, taxFormStatus: 'tax_form_status' }).map(
    ([field, column]): SealedColumn => ({
      ...{ table: 'personal_information', key: ['user_id'], column },
      reseal: resealField(field),
    })
  ),
]
