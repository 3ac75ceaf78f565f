import { useMemo } from 'react'
import { isCountry, listCountries } from '@sidepick/rules/countries'
import { ResidencyField } from '@sidepick/card-kit/forms/residency_field'
import { SelectField } from '@sidepick/card-kit/forms/select_field'
import { HOME } from './draft'
import type { StepProps } from './step_props'

/** Where the browser says it is at home, when that is a country other than ours. */
function likelyCountry(): string {
  const region = new Intl.Locale(navigator.language).region ?? ''
  return region !== HOME && isCountry(region) ? region : ''
}

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
      <SelectField
        label={text('country')}
        placeholder={text('choose')}
        autoComplete="country"
        options={countries}
        value={draft.country}
        fault={faults.country}
        hint={draft.country !== '' && draft.country !== HOME ? text('elsewhere') : undefined}
        onChange={choose}
      />
    </>
  )
}
