import { useMemo } from 'react'
import { listCountries } from '@sidepick/rules/countries'
import { ResidencyField } from '@sidepick/card-kit/forms/residency_field'
import { Select } from '@sidepick/card-kit/ui/select'
import { placeOption } from './place_option'
import { HOME } from './draft'
import { likelyCountry } from './likely_country'
import type { StepProps } from './step_props'

/** Where a player lives, which prizes depend on. */
export function LocationStep({ text, locale, draft, faults, fill }: StepProps) {
  const countries = useMemo(() => listCountries(locale), [locale])

  const answer = (usResidency: boolean) => {
    const elsewhere = draft.country === HOME ? '' : draft.country
    fill({ usResidency, country: usResidency ? HOME : elsewhere || likelyCountry() })
  }

  const choose = (country: string) =>
    fill(country !== HOME && country !== '' ? { country, usResidency: false } : { country })

  return (
    <>
      <ResidencyField
        text={text}
        value={draft.usResidency}
        fault={faults.usResidency}
        onChange={answer}
      />
      <Select
        label={text('country')}
        placeholder={text('choose')}
        autoComplete="country"
        options={countries.map(placeOption)}
        value={draft.country}
        fault={faults.country}
        hint={draft.country !== '' && draft.country !== HOME ? text('elsewhere') : undefined}
        onChange={choose}
      />
    </>
  )
}
