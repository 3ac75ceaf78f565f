import { useDeferredValue, useEffect, useState } from 'react'
import { Input, Label, SearchField } from 'react-aria-components'
import { useConsole } from '../app/console_context'
import { Choice } from '../ui/choice'
import { instantOf, localInput } from '../words/format'
import styles from './list.css'

type FilterKind = 'text' | 'id' | 'instant'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** How each kind is typed, and what of it the query may hold: nothing before it is whole. */
const KINDS: Record<
  FilterKind,
  {
    type: 'search' | 'datetime-local'
    toInput: (value: string) => string
    toValue: (typed: string) => string | null
  }
> = {
  text: { type: 'search', toInput: (value) => value, toValue: (typed) => typed },
  id: {
    type: 'search',
    toInput: (value) => value,
    toValue: (typed) => (typed.trim() === '' || UUID.test(typed.trim()) ? typed.trim() : null),
  },
  instant: {
    type: 'datetime-local',
    toInput: (value) => (Number.isNaN(Date.parse(value)) ? '' : localInput(value)),
    toValue: instantOf,
  },
}

export interface Filter {
  /** As the query names it. */
  id: string
  label: string
  /** Without options a text is typed. */
  options?: readonly { value: string; label: string }[]
  /** How it is typed; a text by default. */
  kind?: FilterKind
}

interface FilterProps {
  filter: Filter
  value: string
  change: (value: string) => void
}

/** Searches while somebody types: the list follows what was typed last. */
export function FilterField({ filter, value, change }: FilterProps) {
  const { text } = useConsole()
  const { type, toInput, toValue } = KINDS[filter.kind ?? 'text']
  const [typed, setTyped] = useState(() => toInput(value))
  const settled = useDeferredValue(typed)
  useEffect(() => {
    const wanted = toValue(settled)
    const timer = setTimeout(() => wanted !== null && wanted !== value && change(wanted), 250)
    return () => clearTimeout(timer)
    // What the address says follows the field; whoever arrives anew gets another field.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled])
  if (filter.options) {
    return (
      <Choice
        label={filter.label}
        value={value}
        options={[{ value: '', label: text('list.all') }, ...filter.options]}
        onChange={change}
      />
    )
  }
  return (
    <SearchField className={styles.search} value={typed} onChange={setTyped}>
      <Label>{filter.label}</Label>
      <Input type={type} className={styles.input} />
    </SearchField>
  )
}
