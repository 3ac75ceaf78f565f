import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './field.css'
import { describedControl, FieldBox, type FieldNotes } from './field_box'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'>, FieldNotes {
  /** Id of more that describes the field. */
  describedBy?: string
  /** Stands inside the box, after the text. */
  end?: ReactNode
  /** Stands under the message of what is wrong. */
  remedy?: ReactNode
}

/** A field of one line. */
export function Field({ label, fault, hint, describedBy, end, remedy, ...input }: FieldProps) {
  const id = useId()
  const notes = { fault, hint }
  return (
    <FieldBox {...notes} id={id} label={label} remedy={remedy}>
      <input {...input} {...describedControl(id, notes, describedBy)} className={styles.input} />
      {end}
    </FieldBox>
  )
}
