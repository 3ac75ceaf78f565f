import { useHost } from '@sidepick/card-kit'
import { BirthdayField } from '@sidepick/card-kit/forms/birthday_field'
import type { StepProps } from './step_props'

/** The age, which nobody else sees. */
export function BirthDateStep({ text, draft, faults, fill }: StepProps) {
  const { language } = useHost()
  return (
    <BirthdayField
      text={text}
      language={language}
      value={draft.birthday}
      fault={faults.birthday}
      onChange={(birthday) => fill({ birthday })}
    />
  )
}
