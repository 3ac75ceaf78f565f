import { FieldError, Input, Label, Switch, Text, TextArea, TextField } from 'react-aria-components'
import { Choice, type Option } from '../ui/choice'
import styles from './form.css'
import { GameOrder } from './game_order'

/** What a field holds while it is typed. */
export type Value = string | boolean

/** One field of a record, by how it is typed. */
export interface Field<Name extends string = string> {
  /** As the request names it; a dot leads into an object. */
  name: Name
  label: string
  kind: 'text' | 'long' | 'number' | 'instant' | 'flag' | 'switched' | 'lines' | 'games' | 'json'
  options?: readonly Option[]
  hint?: string
  required?: boolean
  maxLength?: number
  /** Emptied, the record has it no longer, and a default holds. */
  unset?: true
}

export interface FieldProps {
  field: Field
  value: Value
  fault?: string
  change: (value: Value) => void
}

const LONG: readonly Field['kind'][] = ['long', 'lines', 'json']

export function FormField({ field, value, fault, change }: FieldProps) {
  const { name, label, kind, options, hint, required, maxLength } = field
  if (kind === 'flag') {
    return (
      <Switch className={styles.switch} isSelected={value === true} onChange={change}>
        <span className={styles.track} aria-hidden="true" />
        {label}
      </Switch>
    )
  }
  if (kind === 'games') {
    return <GameOrder field={field} value={String(value)} fault={fault} change={change} />
  }
  if (options) {
    return (
      <Choice
        label={label}
        value={String(value)}
        options={options}
        onChange={change}
        fault={fault}
      />
    )
  }
  const isLong = LONG.includes(kind)
  return (
    <TextField
      name={name}
      className={isLong ? `${styles.field} ${styles.wide}` : styles.field}
      value={String(value)}
      onChange={change}
      isRequired={required}
      maxLength={maxLength}
      isInvalid={fault !== undefined}
    >
      <Label>{label}</Label>
      {isLong ? (
        <TextArea
          className={`${styles.input} ${kind === 'json' ? styles.code : ''}`}
          rows={kind === 'json' ? 18 : 4}
          spellCheck={kind !== 'json'}
        />
      ) : (
        <Input
          className={styles.input}
          type={kind === 'instant' ? 'datetime-local' : 'text'}
          inputMode={kind === 'number' ? 'numeric' : undefined}
        />
      )}
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.fault}>{fault}</FieldError>
    </TextField>
  )
}
