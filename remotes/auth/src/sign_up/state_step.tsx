import { useMemo } from 'react'
import { listUsStates } from '@sidepick/rules/us_states'
import { Select } from '@sidepick/card-kit/ui/select'
import { placeOption } from './place_option'
import type { StepProps } from './step_props'

/** The state: everybody may register; in some no tickets can be bought. */
export function StateStep({ text, locale, draft, faults, fill }: StepProps) {
  const states = useMemo(() => listUsStates(locale), [locale])
  const chosen = states.find(({ iso_code: code }) => code === draft.state)
  return (
    <Select
      label={text('state')}
      placeholder={text('choose')}
      autoComplete="address-level1"
      options={states.map(placeOption)}
      value={draft.state}
      fault={faults.state}
      hint={chosen?.blacklisted ? text('state_blocked', { state: chosen.name }) : undefined}
      onChange={(state) => fill({ state })}
    />
  )
}
