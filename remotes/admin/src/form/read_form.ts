import type { AdminText } from '../words/admin_text'
import { put, valueOf, type Typed } from './field_values'
import type { FormCall } from './form_calls'
import type { Field, Value } from './form_field'
import { emptyOf, faultOfValue, limitsOf } from './limits'

interface FormRead {
  /** What the request says. */
  changes: Record<string, unknown>
  /** What is wrong with it, by the names of the fields. */
  faults: Record<string, string>
}

interface Form {
  fields: readonly Field[]
  typed: Typed
  /** Whether there is no record yet: what is left empty is not said. */
  isNew: boolean
  /** The call whose limits hold; null for one that has none. */
  call: FormCall | null
}

/** Reads what was typed as the request says it, and holds it to the limits of its call before anything is sent. */
export function readForm({ fields, typed, isNew, call }: Form, text: AdminText): FormRead {
  const read: FormRead = { changes: {}, faults: {} }
  for (const field of fields) {
    const { name } = field
    const limits = limitsOf(call, name)
    const value = typed[name] ?? ''
    if (isNew && value === '') {
      if (limits?.required) read.faults[name] = text('limit.required')
      continue
    }
    if (field.unset && value === '') {
      put(read.changes, name, undefined)
      continue
    }
    const said = parsed(field, value)
    const sent = said === null ? emptyOf(limits) : said
    const fault =
      sent === undefined ? text('form.noJson') : limits && faultOfValue(sent, limits, text)
    if (fault) read.faults[name] = fault
    else put(read.changes, name, sent)
  }
  return read
}

/** undefined for text that is no JSON. */
function parsed(field: Field, value: Value): unknown {
  try {
    return valueOf(field, value)
  } catch {
    return undefined
  }
}
