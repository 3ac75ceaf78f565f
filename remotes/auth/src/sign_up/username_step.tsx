import type { StepProps } from './step_props'
import { UsernameField } from './username_field'

/** The name that others see. */
export function UsernameStep({ text, draft, faults, fill }: StepProps) {
  return (
    <UsernameField
      text={text}
      value={draft.username}
      fault={faults.username}
      onChange={(username) => fill({ username })}
    />
  )
}
