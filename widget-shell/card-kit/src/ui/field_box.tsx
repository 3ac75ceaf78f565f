import type { ReactNode } from 'react'
import { FaultText } from './fault_text'
import styles from './field.css'

export interface FieldNotes {
  label: string
  /** What is wrong with what was filled in. */
  fault: string | undefined
  /** Stands under the field until something is wrong. */
  hint?: ReactNode
}

interface Props extends FieldNotes {
  /** Of the control. */
  id: string
  /** Whether a hint that appears is said aloud, as what follows from a choice. */
  announces?: boolean
  /** Stands under the message of what is wrong. */
  remedy?: ReactNode
  /** The control, and what stands after it in the box. */
  children: ReactNode
}

/** What a control of a form says of itself to screen readers; `describedBy` is the id of more that describes it. */
export const describedControl = (
  id: string,
  { fault, hint }: Omit<FieldNotes, 'label'>,
  describedBy?: string
) => ({
  id,
  'aria-invalid': fault ? true : undefined,
  'data-fault': fault ? '' : undefined,
  'aria-describedby':
    [fault ? `${id}-fault` : hint && `${id}-hint`, describedBy].filter(Boolean).join(' ') ||
    undefined,
})

/** The box around a control with its label inside, and what there is to say under it. */
export function FieldBox({ id, label, fault, hint, announces, remedy, children }: Props) {
  const shown = fault ? undefined : hint
  return (
    <div className={styles.field} data-field="">
      <div className={styles.box}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {children}
      </div>
      <FaultText id={`${id}-fault`} text={fault} />
      {fault && remedy}
      {(announces || shown) && (
        <p id={`${id}-hint`} role={announces ? 'status' : undefined} className={styles.hint}>
          {shown}
        </p>
      )}
    </div>
  )
}
