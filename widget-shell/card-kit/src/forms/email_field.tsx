import type { Translate } from '@sidepick/card-kit'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from '../ui/field'

interface Props extends Pick<ComponentProps<'input'>, 'onFocus' | 'onBlur'> {
  text: Translate<'email'>
  value: string
  fault: string | undefined
  remedy?: ReactNode
  /** `username` where a password stands beside it, so that a password manager knows whose it is. */
  autoComplete?: 'email' | 'username'
  enterKeyHint?: 'next' | 'go' | 'send'
  onChange: (value: string) => void
}

/** The e-mail, which is also the name under which a password manager keeps the password. */
export function EmailField({ text, autoComplete = 'email', onChange, ...field }: Props) {
  return (
    <Field
      {...field}
      label={text('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
