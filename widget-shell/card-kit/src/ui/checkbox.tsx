import { useId, type ReactNode } from 'react'
import { Icon } from './icon'
import styles from './checkbox.css'
import { FaultText } from './fault_text'
import { describedControl } from './field_box'

export interface CheckboxProps {
  checked: boolean
  fault?: string
  disabled?: boolean
  onChange: (checked: boolean) => void
  /** What is agreed to or switched on; may hold links. */
  children: ReactNode
}

/** A box to tick, with its words beside it. */
export function Checkbox({ checked, fault, disabled, onChange, children }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.checkbox} data-field="">
      <label className={styles.label}>
        <input
          {...describedControl(id, { fault })}
          type="checkbox"
          className={styles.box}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
        <span>{children}</span>
      </label>
      <FaultText id={`${id}-fault`} text={fault} />
    </div>
  )
}
