import { useId } from 'react'
import { FaultText } from './fault_text'
import styles from './form.css'

interface Props {
  label: string
  fault: string | undefined
  value: string
  /** What the empty choice says. */
  placeholder: string
  autoComplete: 'country' | 'address-level1'
  /** What follows from the choice. */
  hint?: string
  options: readonly { iso_code: string; name: string }[]
  onChange: (value: string) => void
}

/** The platform's own list: on a phone nothing is faster to search with a thumb. */
export function SelectField({
  label,
  fault,
  placeholder,
  hint,
  options,
  onChange,
  ...select
}: Props) {
  const id = useId()
  return (
    <div className={styles.field} data-field="">
      <div className={styles.box}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <select
          {...select}
          id={id}
          className={styles.select}
          aria-invalid={fault ? true : undefined}
          data-fault={fault ? '' : undefined}
          aria-describedby={fault ? `${id}-fault` : `${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{placeholder}</option>
          {options.map(({ iso_code: code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <FaultText id={`${id}-fault`} text={fault} />
      <p id={`${id}-hint`} role="status" className={styles.hint}>
        {!fault && hint}
      </p>
    </div>
  )
}
