import type { ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useConsole } from '../app/console_context'
import styles from './act.css'

/** What is asked before an act that cannot be taken back. */
export interface Question {
  title: string
  text: ReactNode
  /** The act. */
  label: string
  /** What leaves everything as it is; without it, the usual words. */
  keep?: string
}

interface Props {
  question: Question
  look?: 'main' | 'danger'
  /** Whether it is open; without it, the trigger around it says so. */
  open?: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }
  busy?: boolean
  fault?: string | null
  onConfirm: (close: () => void) => void
}

/** Asks before an act: leave it, or go on. */
export function Confirm({ question, look = 'main', open, busy, fault, onConfirm }: Props) {
  const { text } = useConsole()
  return (
    <ModalOverlay className={styles.overlay} isDismissable {...open}>
      <Modal className={styles.modal}>
        <Dialog role="alertdialog" className={styles.dialog}>
          {({ close }) => (
            <>
              <Heading slot="title" className={styles.title}>
                {question.title}
              </Heading>
              <div className={styles.text}>{question.text}</div>
              {fault && (
                <p role="alert" className={styles.fault}>
                  {fault}
                </p>
              )}
              <div className={styles.ways}>
                <Button className={`${styles.button} ${styles.plain}`} onPress={close}>
                  {question.keep ?? text('act.keep')}
                </Button>
                <Button
                  className={`${styles.button} ${styles[look]}`}
                  isPending={busy}
                  onPress={() => onConfirm(close)}
                >
                  {question.label}
                </Button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
