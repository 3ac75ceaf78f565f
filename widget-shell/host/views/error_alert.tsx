import { Button } from '@sidepick/card-kit'
import { useId } from 'react'
import type { HostTexts } from '../messages/texts'
import { FocusTrap } from './focus_trap'
import styles from './views.css'

interface Props {
  texts: HostTexts
  message: string | null
  close: () => void
}

/** Says that a pick did not count and waits for OK. */
export function ErrorAlert({ texts, message, close }: Props) {
  const id = useId()
  return (
    <FocusTrap
      close={close}
      className={styles.veil}
      role="alertdialog"
      aria-modal
      aria-labelledby={id}
    >
      <div className={styles.dialog}>
        <h2 id={id} className={styles.headline}>
          {texts('alert.gameTitle')}
        </h2>
        <p className={styles.text}>{message ?? texts('alert.gameText')}</p>
        <Button onClick={close}>{texts('alert.ok')}</Button>
      </div>
    </FocusTrap>
  )
}
