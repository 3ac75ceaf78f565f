import type { Locale } from '@sidepick/rules/types'
import { Checkbox, type CheckboxProps } from '../ui/checkbox'
import type { FormText } from './form_text'
import { LinkedText } from './linked_text'

interface Props extends Pick<CheckboxProps, 'checked' | 'fault' | 'onChange'> {
  text: FormText
  locale: Locale
  /** What is agreed to, where that is more than terms and privacy; its links as LinkedText reads them. */
  label?: string
}

/** The agreement to the terms; its links open beside the game. */
export function TermsBox({ text, locale, label, ...box }: Props) {
  return (
    <Checkbox {...box}>
      <LinkedText message={label ?? text('terms')} locale={locale} />
    </Checkbox>
  )
}
