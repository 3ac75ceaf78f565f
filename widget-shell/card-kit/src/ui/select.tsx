import { useId, type ComponentProps } from 'react'
import styles from './field.css'
import { describedControl, FieldBox, type FieldNotes } from './field_box'

export interface SelectProps
  extends
    Pick<ComponentProps<'select'>, 'name' | 'autoComplete' | 'disabled' | 'required'>,
    FieldNotes {
  value: string
  /** What the empty choice says; without it there is none. */
  placeholder?: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One choice of many, by the platform's own list: on a phone nothing is faster to search with a thumb. */
export function Select({
  label,
  fault,
  hint,
  placeholder,
  options,
  onChange,
  ...select
}: SelectProps) {
  const id = useId()
  const notes = { fault, hint }
  return (
    <FieldBox {...notes} id={id} label={label} announces>
      <select
        {...select}
        {...describedControl(id, notes)}
        className={styles.select}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldBox>
  )
}
