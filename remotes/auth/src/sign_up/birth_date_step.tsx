import { BirthdayField } from '../form/birthday_field'
import type { StepProps } from './step_props'

/** The age, which nobody else sees. */
export function BirthDateStep({ text, locale, draft, faults, fill }: StepProps) {
  return (
    <BirthdayField
      text={text}
      locale={locale}
      value={draft.birthday}
      fault={faults.birthday}
      onChange={(birthday) => fill({ birthday })}
    />
  )
}
