import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import styles from './switch.css'

interface Props<Value extends string> {
  label: string
  values: readonly Value[]
  value: Value
  nameOf: (value: Value) => string
  choose: (value: Value) => void
}

/** One of a few values that stand beside each other. */
export function Switch<Value extends string>({
  label,
  values,
  value,
  nameOf,
  choose,
}: Props<Value>) {
  return (
    <ToggleButtonGroup
      className={styles.switch}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = values.find((it) => keys.has(it))
        if (chosen) choose(chosen)
      }}
    >
      {values.map((it) => (
        <ToggleButton key={it} id={it} className={styles.choice}>
          {nameOf(it)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
