import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Glyph } from './glyph'
import { IconButton } from './icon_button'
import styles from './sheet.css'

export interface SheetProps {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  /** Stays in reach below the content. */
  footer?: ReactNode
  children: ReactNode
}

/** A dialog that comes from below where the frame is narrow, and stands in the middle where it is wide. */
export function Sheet({ open, title, closeLabel, onClose, footer, children }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) dialog.showModal()
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={ref}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <Glyph name="cross" />
        </IconButton>
      </header>
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  )
}
