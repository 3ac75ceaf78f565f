import { Button } from '@sidepick/card-kit'
import type { FormText } from '../forms/form_text'
import styles from './screen.css'

export function BackButton({
  text,
  busy,
  onBack,
}: {
  text: FormText
  busy: boolean
  onBack: () => void
}) {
  return (
    <Button look="quiet" className={styles.quiet} disabled={busy} onClick={onBack}>
      {text('back')}
    </Button>
  )
}
