import { useId } from 'react'
import type { FormText } from './form_text'
import { FaultText } from '../ui/fault_text'
import field from '../ui/field.css'
import styles from './form.css'

const CHOICES = [
  { value: true, label: 'yes' },
  { value: false, label: 'no' },
] as const

interface Props {
  text: FormText
  value: boolean | null
  fault: string | undefined
  onChange: (value: boolean) => void
}

/** Yes or no, picked like a side. */
export function ResidencyField({ text, value, fault, onChange }: Props) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      className={field.field}
      data-field=""
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault && `${id}-fault`}
    >
      <legend className={styles.legend}>{text('residency')}</legend>
      <div className={styles.choices}>
        {CHOICES.map((choice) => (
          <label key={choice.label} className={styles.choice}>
            <input
              type="radio"
              name={id}
              checked={value === choice.value}
              data-fault={fault ? '' : undefined}
              onChange={() => onChange(choice.value)}
            />
            <span>{text(choice.label)}</span>
          </label>
        ))}
      </div>
      <FaultText id={`${id}-fault`} text={fault} />
    </fieldset>
  )
}
