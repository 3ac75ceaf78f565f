import { Button } from '@sidepick/card-kit'
import type { AuthText } from '../account/account_text'
import styles from './screen.css'

export function BackButton({
  text,
  busy,
  onBack,
}: {
  text: AuthText
  busy: boolean
  onBack: () => void
}) {
  return (
    <Button look="quiet" className={styles.quiet} disabled={busy} onClick={onBack}>
      {text('back')}
    </Button>
  )
}
