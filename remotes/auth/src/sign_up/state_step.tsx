import { useMemo } from 'react'
import { listUsStates } from '@sidepick/rules/us_states'
import { SelectField } from '@sidepick/card-kit/forms/select_field'
import type { StepProps } from './step_props'

/** The state: everybody may register; in some no tickets can be bought. */
export function StateStep({ text, locale, draft, faults, fill }: StepProps) {
  const states = useMemo(() => listUsStates(locale), [locale])
  const chosen = states.find(({ iso_code: code }) => code === draft.state)
  return (
    <SelectField
      label={text('state')}
      placeholder={text('choose')}
      autoComplete="address-level1"
      options={states}
      value={draft.state}
      fault={faults.state}
      hint={chosen?.blacklisted ? text('state_blocked', { state: chosen.name }) : undefined}
      onChange={(state) => fill({ state })}
    />
  )
}
