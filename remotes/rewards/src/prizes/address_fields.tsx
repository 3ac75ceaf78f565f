import { Field } from '@sidepick/card-kit/ui/field'
import { Select } from '@sidepick/card-kit/ui/select'
import type { Locale } from '@sidepick/rules/types'
import { listUsStates } from '@sidepick/rules/us_states'
import type { AddressField, ClaimDraft } from './claim_draft'
import { prizesText } from './prizes_text'

interface Props {
  draft: ClaimDraft
  faultOf: (field: AddressField) => string | undefined
  locale: Locale
  onChange: (part: Partial<ClaimDraft>) => void
}

const LINES: readonly { field: Exclude<AddressField, 'state'>; autoComplete: string }[] = [
  { field: 'name', autoComplete: 'name' },
  { field: 'line1', autoComplete: 'address-line1' },
  { field: 'line2', autoComplete: 'address-line2' },
  { field: 'city', autoComplete: 'address-level2' },
  { field: 'postalCode', autoComplete: 'postal-code' },
]

/** A postal address in the United States, in the order in which it is written. */
export function AddressFields({ draft, faultOf, locale, onChange }: Props) {
  const text = prizesText(locale)
  const line = ({ field, autoComplete }: (typeof LINES)[number]) => (
    <Field
      key={field}
      label={text(field)}
      fault={faultOf(field)}
      name={field}
      autoComplete={autoComplete}
      inputMode={field === 'postalCode' ? 'numeric' : undefined}
      value={draft[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
  return (
    <>
      {LINES.slice(0, -1).map(line)}
      <Select
        label={text('state')}
        placeholder={text('state_choose')}
        fault={faultOf('state')}
        name="state"
        autoComplete="address-level1"
        value={draft.state}
        options={listUsStates(locale).map((state) => ({
          value: state.iso_code,
          label: state.name,
        }))}
        onChange={(state) => onChange({ state })}
      />
      {LINES.slice(-1).map(line)}
    </>
  )
}
