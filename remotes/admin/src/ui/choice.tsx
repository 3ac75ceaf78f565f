import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components'
import styles from './choice.css'

export interface Option {
  value: string
  label: string
}

interface Props {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  fault?: string
  disabled?: boolean
}

/** React Aria knows no item with an empty id. */
const NONE = '-'

/** One of a few options. */
export function Choice({ label, value, options, onChange, fault, disabled }: Props) {
  return (
    <Select
      className={styles.choice}
      value={value === '' ? NONE : value}
      onChange={(key) => onChange(key === NONE || key === null ? '' : String(key))}
      isInvalid={fault !== undefined}
      isDisabled={disabled}
    >
      <Label>{label}</Label>
      <Button className={styles.field}>
        <SelectValue className={styles.value} />
        <span aria-hidden="true" className={styles.arrow} />
      </Button>
      {fault && (
        <Text slot="errorMessage" className={styles.fault}>
          {fault}
        </Text>
      )}
      <Popover className={styles.popover}>
        <ListBox className={styles.list}>
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value || NONE} className={styles.item}>
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}
