import type { ReactNode } from 'react'
import type { AuthText } from '../auth_text'
import { TextField } from './text_field'

interface Props {
  text: AuthText
  value: string
  fault: string | undefined
  remedy?: ReactNode
  onChange: (value: string) => void
}

/** The e-mail, which is also the name under which a password manager keeps the password. */
export function EmailField({ text, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      label={text('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
