import { Icon, IconButton } from '@sidepick/card-kit'
import type { ReactNode } from 'react'
import type { HostTexts } from '../messages/texts'
import styles from '../views/views.css'

interface Props {
  texts: HostTexts
  /** null while it has to be answered. */
  close: (() => void) | null
  beside: ReactNode
}

/** The close button of a dialog whose screen has not loaded. */
export function CloseButton({ texts, close, beside }: Props) {
  return (
    <>
      {beside}
      {close && (
        <IconButton className={styles.close} aria-label={texts('dialog.close')} onClick={close}>
          <Icon name="cross" />
        </IconButton>
      )}
    </>
  )
}
