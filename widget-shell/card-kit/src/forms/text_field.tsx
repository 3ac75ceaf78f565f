import { useId, type ComponentProps, type ReactNode } from 'react'
import { FaultText } from './fault_text'
import styles from './form.css'

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string
  fault: string | undefined
  /** Stands under the field until something is wrong. */
  hint?: ReactNode
  /** Id of more that describes the field. */
  describedBy?: string
  /** Stands inside the box, after the text. */
  end?: ReactNode
  /** Stands under the message of what is wrong. */
  remedy?: ReactNode
}

/** A field of one line with its label inside the box. */
export function TextField({ label, fault, hint, describedBy, end, remedy, ...input }: Props) {
  const id = useId()
  const notes = [fault ? `${id}-fault` : hint && `${id}-hint`, describedBy]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field} data-field="">
      <div className={styles.box}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={fault ? true : undefined}
          data-fault={fault ? '' : undefined}
          aria-describedby={notes || undefined}
        />
        {end}
      </div>
      <FaultText id={`${id}-fault`} text={fault} />
      {fault
        ? remedy
        : hint && (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          )}
    </div>
  )
}
