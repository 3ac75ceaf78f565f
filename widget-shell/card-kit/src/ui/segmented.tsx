import { useId } from 'react'
import styles from './segmented.css'

export interface SegmentedProps<Value extends string> {
  /** What is chosen, for whoever does not see the group. */
  label: string
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all of them in sight: radio buttons drawn as one control. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className="vs-visually-hidden">{props.label}</legend>
      {props.options.map(({ value, label, disabled }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={value === props.value}
            disabled={disabled}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
