import { useState } from 'react'
import type { FormText } from './form_text'
import styles from './form.css'
import { Field } from '../ui/field'

interface Props {
  text: FormText
  value: string
  fault: string | undefined
  autoComplete: 'new-password' | 'current-password'
  /** "Password" when absent. */
  label?: string
  name?: string
  enterKeyHint?: 'next' | 'go' | 'done'
  describedBy?: string
  onChange: (value: string) => void
}

/** A password that can be looked at while it is typed. */
export function PasswordField({
  text,
  label = text('password'),
  name = 'password',
  onChange,
  ...field
}: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      end={
        <button
          type="button"
          className={styles.peek}
          aria-label={text(shown ? 'hide_password' : 'show_password')}
          onClick={() => setShown(!shown)}
        >
          {text(shown ? 'hide' : 'show')}
        </button>
      }
    />
  )
}
