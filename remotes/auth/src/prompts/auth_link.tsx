import type { Emit } from '@sidepick/card-kit'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import styles from './quick_form.css'

interface Props {
  method: 'sign_in' | 'sign_up'
  label: string
  emit: Emit
}

/** The way to the whole sign-in or sign-up. */
export function AuthLink({ method, label, emit }: Props) {
  return (
    <AppLink to={`/auth?method=${method}`} emit={emit} className={styles.link}>
      {label}
    </AppLink>
  )
}
