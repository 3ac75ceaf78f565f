import type { HttpError } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import { useEffect, useState, type ReactNode } from 'react'
import { Button, Form } from 'react-aria-components'
import { faultOf, useConsole } from '../app/console_context'
import { useUnsaved } from '../app/unsaved'
import button from '../ui/act.css'
import { Confirm, type Question } from '../ui/confirm'
import { movedIn, rebased } from './clash'
import { Conflict } from './conflict'
import { useDraft } from './drafts'
import { inputsOf, put, read, seenOf, valueOf, type Typed } from './field_values'
import styles from './form.css'
import type { FormCall } from './form_calls'
import { FormField, type Field } from './form_field'
import { readForm } from './read_form'
import type { NameIn } from './sent'

interface Props<Body> {
  fields: readonly Field<NameIn<Body>>[]
  /** The record; its fields are read by their names. */
  record?: object
  /** What is filled in at first where there is no record, by the name of its field. */
  begun?: Typed
  /** What it sends, by whose limits it is held before; null for what is only asked. */
  call: FormCall | null
  /**
   * Gets what was changed, with what was read of these fields before; everything that was filled in where there is no
   * record yet. May return the record as it is saved.
   */
  send: (changes: Body, expected: Record<string, unknown>) => Promise<unknown>
  /** Reads the record again when somebody else has changed it. */
  latest?: () => Promise<object>
  label: string
  done: string
  /** Whether it may be sent as it is: none of its fields has to be filled in. */
  sendsUnchanged?: boolean
  /** Hears whether something was changed that is not saved. */
  onChanged?: (isChanged: boolean) => void
  /** What is asked before it is sent. */
  confirm?: Question
  /** Drawn beside the fields with the record as it is typed. */
  beside?: (draft: object) => ReactNode
}

/** A form that keeps what was typed when it is refused, and says at each field what is wrong with it. */
export function RecordForm<Body extends object>(props: Props<Body>) {
  const { record, call, send, latest, label, done, sendsUnchanged, onChanged, confirm } = props
  const fields: readonly Field[] = props.fields
  const { text, emit } = useConsole()
  const draft = useDraft(fields)
  const [base, setBase] = useState(draft.kept?.base ?? record)
  const [before, setBefore] = useState(() => inputsOf(fields, base))
  const [typed, setTyped] = useState<Typed>({
    ...before,
    ...props.begun,
    ...draft.kept?.typed,
  })
  /** The record with what somebody else has saved, while that is being looked at. */
  const [theirs, setTheirs] = useState<object | null>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState(false)
  const changed = fields.filter(({ name }) => typed[name] !== before[name])
  const isChanged = changed.length > 0
  useUnsaved(isChanged, busy)
  useEffect(() => onChanged?.(isChanged), [onChanged, isChanged])
  /** Called with what was typed or taken back, and without anything once it is saved. */
  const show = (next: Typed, on = before, stored = base) => {
    setTyped(next)
    if (fields.some(({ name }) => next[name] !== on[name])) {
      draft.keep({ base: stored, typed: next })
    } else draft.drop()
  }

  async function submit() {
    const said = record ? changed : changed.length > 0 ? fields : []
    const { changes, faults: wrong } = readForm({ fields: said, typed, isNew: !record, call }, text)
    const isWrong = Object.keys(wrong).length > 0
    setFaults(wrong)
    setAlert(isWrong ? text('form.refused') : null)
    if (isWrong) return
    setBusy(true)
    try {
      const saved = await send(changes as Body, base ? seenOf(base, changed) : {})
      draft.drop()
      begin(isRecord(saved) ? saved : base && withChanges(base, changed, changes))
      emit('toast', { text: done, kind: 'success' })
    } catch (error) {
      await refuse(error as Partial<HttpError>)
    } finally {
      setBusy(false)
    }
  }

  /** Goes on from a record as it is stored; without one, from what was sent. */
  function begin(stored: object | undefined, shown?: Typed) {
    const inputs = stored ? inputsOf(fields, stored) : typed
    setTheirs(null)
    setBase(stored)
    setBefore(inputs)
    show(shown ?? inputs, inputs, stored)
  }

  async function refuse(error: Partial<HttpError>) {
    if (isRefused(error, 'E_CHANGED_MEANWHILE') && latest) {
      try {
        return setTheirs(await latest())
      } catch (unread) {
        return setAlert(faultOf(unread, text))
      }
    }
    const named = (error.errors ?? []).flatMap(({ field, message }) =>
      field ? [[field, message] as const] : []
    )
    setFaults(Object.fromEntries(named))
    const known = named.length > 0 && named.every(([name]) => fields.some((it) => it.name === name))
    setAlert(
      known
        ? text('form.refused')
        : [faultOf(error, text), ...named.map(([name, it]) => `${name}: ${it}`)].join(' ')
    )
  }

  const clash = theirs && { before, now: inputsOf(fields, theirs), typed }
  const goOn = (gives: 'way' | 'nothing') => () =>
    theirs && clash && begin(theirs, rebased(fields, clash, gives))
  const form = (
    <Form
      className={styles.form}
      validationErrors={faults}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        if (confirm) setAsked(true)
        else void submit()
      }}
    >
      {alert && (
        <p role="alert" className={styles.alert}>
          {alert}
        </p>
      )}
      {draft.kept && isChanged && (
        <p role="status" className={styles.hint}>
          {text('form.restored')}
        </p>
      )}
      {clash && (
        <Conflict
          moved={movedIn(fields, clash)}
          keepMine={goOn('nothing')}
          takeTheirs={goOn('way')}
        />
      )}
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            value={typed[field.name] ?? ''}
            fault={faults[field.name]}
            change={(value) => show({ ...typed, [field.name]: value })}
          />
        ))}
      </div>
      <div className={styles.ways}>
        <Button
          type="submit"
          className={`${button.button} ${button.main}`}
          isDisabled={(changed.length === 0 && !sendsUnchanged) || theirs !== null}
          isPending={busy}
        >
          {label}
        </Button>
        {changed.length > 0 && record && (
          <Button
            className={`${button.button} ${button.plain}`}
            onPress={() => begin(theirs ?? base)}
          >
            {text('form.undo')}
          </Button>
        )}
      </div>
      {confirm && (
        <Confirm
          question={confirm}
          look="danger"
          open={{ isOpen: asked, onOpenChange: setAsked }}
          onConfirm={(close) => {
            close()
            void submit()
          }}
        />
      )}
    </Form>
  )
  if (!props.beside) return form
  return (
    <div className={styles.withPreview}>
      {form}
      <div className={styles.beside}>{props.beside(draftOf(fields, base, typed))}</div>
    </div>
  )
}

const isRecord = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null

/** The record as it is typed; what is no JSON yet is left as it was. */
function draftOf(fields: readonly Field[], base: object | undefined, typed: Typed): object {
  const draft = structuredClone(base ?? {}) as Record<string, unknown>
  for (const field of fields) {
    try {
      put(draft, field.name, valueOf(field, typed[field.name] ?? ''))
    } catch {
      // Half of a document.
    }
  }
  return draft
}

/** What is stored when the answer does not say it. */
function withChanges(base: object, changed: readonly Field[], changes: object): object {
  const stored = structuredClone(base) as Record<string, unknown>
  for (const { name } of changed) put(stored, name, read(changes, name))
  return stored
}
