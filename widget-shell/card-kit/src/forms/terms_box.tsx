import type { Locale } from '@sidepick/rules/types'
import { Checkbox, type CheckboxProps } from '../ui/checkbox'
import type { FormText } from './form_text'
import { LinkedText } from './linked_text'

interface Props extends Pick<CheckboxProps, 'checked' | 'fault' | 'onChange'> {
  text: FormText
  locale: Locale
}

/** The agreement to the rules and the terms; its links open beside the game. */
export function TermsBox({ text, locale, ...box }: Props) {
  return (
    <Checkbox {...box}>
      <LinkedText message={text('terms')} locale={locale} />
    </Checkbox>
  )
}
