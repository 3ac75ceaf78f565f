import { Icon } from '@sidepick/card-kit'
import type { AuthText } from '../entry/auth_text'
import styles from '@sidepick/card-kit/forms/form.css'
import { Field } from '@sidepick/card-kit/ui/field'
import { useNameCheck, type NameVerdict } from './use_name_check'

interface Props {
  text: AuthText
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

function Hint({ text, verdict, name }: { text: AuthText; verdict: NameVerdict; name: string }) {
  if (verdict === 'free') {
    return (
      <span className={styles.good}>
        <Icon name="check" />
        {text('username_free', { username: name })}
      </span>
    )
  }
  return text(verdict === 'asking' ? 'username_asking' : 'username_hint')
}

const isRefusal = (verdict: NameVerdict) =>
  verdict !== 'unknown' && verdict !== 'asking' && verdict !== 'free'

/** The name on the board, which says while it is typed whether it can be had. */
export function UsernameField({ text, value, fault, onChange }: Props) {
  const verdict = useNameCheck(value)
  return (
    <Field
      label={text('username')}
      hint={
        <span role="status">
          <Hint text={text} verdict={verdict} name={value.trim()} />
        </span>
      }
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      value={value}
      fault={fault ?? (isRefusal(verdict) ? text(verdict as Parameters<AuthText>[0]) : undefined)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
