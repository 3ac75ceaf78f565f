import { useMemo } from 'react'
import { isCountry, listCountries } from '@sidepick/rules/countries'
import { listUsStates } from '@sidepick/rules/us_states'
import { ResidencyField } from '../form/residency_field'
import { SelectField } from '../form/select_field'
import { TermsBox } from '../form/terms_box'
import styles from '../form/form.css'
import { HOME } from './draft'
import type { StepProps } from './step_props'

/** Where the browser says it is at home, when that is a country other than ours. */
function likelyCountry(): string {
  const region = new Intl.Locale(navigator.language).region ?? ''
  return region !== HOME && isCountry(region) ? region : ''
}

/** Where a player lives, which prizes depend on, and the terms. */
export function PlaceStep({ text, locale, signUp }: StepProps) {
  const { draft, faults, fill } = signUp
  const countries = useMemo(() => listCountries(locale), [locale])
  const states = useMemo(() => listUsStates(locale), [locale])

  const answer = (usResidency: boolean) => {
    const elsewhere = draft.country === HOME ? '' : draft.country
    fill({ usResidency, country: usResidency ? HOME : elsewhere || likelyCountry() })
  }

  return (
    <>
      <ResidencyField
        text={text}
        value={draft.usResidency}
        fault={faults.usResidency}
        onChange={answer}
      />
      <div className={styles.pair}>
        <SelectField
          label={text('country')}
          placeholder={text('choose')}
          autoComplete="country"
          options={countries}
          value={draft.country}
          fault={faults.country}
          onChange={(country) => fill({ country })}
        />
        {draft.country === HOME && (
          <SelectField
            label={text('state')}
            placeholder={text('choose')}
            autoComplete="address-level1"
            options={states}
            value={draft.state}
            fault={faults.state}
            onChange={(state) => fill({ state })}
          />
        )}
      </div>
      <TermsBox
        text={text}
        locale={locale}
        checked={draft.tosSigned}
        fault={faults.tosSigned}
        onChange={(tosSigned) => fill({ tosSigned })}
      />
    </>
  )
}
