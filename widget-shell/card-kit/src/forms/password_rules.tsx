import { Icon, VisuallyHidden } from '@sidepick/card-kit'
import { passwordIssues } from '@sidepick/rules/password'
import type { FormText } from './form_text'
import { classes } from '../ui/classes'
import styles from './form.css'

const RULES = [
  'passwordMinLength',
  'passwordNoLowercase',
  'passwordNoUppercase',
  'passwordNoNumber',
  'passwordNoSymbol',
] as const

/** The five rules of a password, each ticked off while one types. */
export function PasswordRules({
  id,
  text,
  password,
}: {
  id: string
  text: FormText
  password: string
}) {
  const broken = new Set<string>(passwordIssues(password).map(({ rule }) => rule))
  return (
    <ul id={id} className={styles.rules} aria-label={text('rules')}>
      {RULES.map((rule) => (
        <li key={rule} className={classes(styles.rule, !broken.has(rule) && styles.met)}>
          <Icon name="check" />
          {text(`rule_${rule}`)}
          <VisuallyHidden>, {text(broken.has(rule) ? 'rule_missing' : 'rule_met')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
