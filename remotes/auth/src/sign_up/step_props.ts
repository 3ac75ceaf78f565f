import type { Emit } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import type { AuthText } from '../entry/auth_text'
import type { Faults } from '@sidepick/card-kit/forms/faults'
import type { Draft } from './draft'

/** What the fields of a step are drawn with. */
export interface StepProps {
  text: AuthText
  locale: Locale
  draft: Draft
  faults: Faults
  emit: Emit
  fill: (changes: Partial<Draft>) => void
}
