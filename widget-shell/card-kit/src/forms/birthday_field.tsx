import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { Language } from '@sidepick/rules/types'
import type { FormText } from './form_text'
import { birthdayOrder } from './birthday_order'
import { readBirthday } from './read_birthday'
import { FaultText } from '../ui/fault_text'
import field from '../ui/field.css'
import styles from './form.css'

export interface Birthday {
  month: string
  day: string
  year: string
}

export type BirthdayPart = keyof Birthday

const AUTO_COMPLETE: Record<BirthdayPart, string> = {
  month: 'bday-month',
  day: 'bday-day',
  year: 'bday-year',
}

const DIGITS: Record<BirthdayPart, number> = { month: 2, day: 2, year: 4 }
/** A first digit above this one can have none after it. */
const LAST_OPENING: Record<BirthdayPart, number> = { month: 1, day: 3, year: 9 }

const isFull = (part: BirthdayPart, digits: string) =>
  digits.length === DIGITS[part] || (digits.length === 1 && Number(digits) > LAST_OPENING[part])

interface Props {
  text: FormText
  language: Language
  value: Birthday
  fault: string | undefined
  onChange: (value: Birthday) => void
}

/** Month, day and year in the order of the language; digits alone carry from one to the next. */
export function BirthdayField({ text, language, value, fault, onChange }: Props) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const order = birthdayOrder(language)
  const someEmpty = order.some((part) => value[part] === '')

  const focus = (index: number) => group.current?.querySelectorAll('input')[index]?.focus()

  const change = (index: number, part: BirthdayPart, input: HTMLInputElement) => {
    const digits = input.value.replace(/\D/g, '').slice(0, DIGITS[part])
    onChange({ ...value, [part]: digits })
    // What the browser fills in by itself moves no focus.
    if (
      digits.length > value[part].length &&
      isFull(part, digits) &&
      input === document.activeElement
    ) {
      focus(index + 1)
    }
  }

  /** A whole date goes into all three; anything else is pasted where it was aimed at. */
  const paste = (event: ClipboardEvent) => {
    const birthday = readBirthday(event.clipboardData.getData('text'), order)
    if (!birthday) return
    event.preventDefault()
    onChange(birthday)
    focus(order.length - 1)
  }

  const stepBack = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || index === 0) return
    event.preventDefault()
    focus(index - 1)
  }

  return (
    <fieldset
      className={field.field}
      data-field=""
      aria-describedby={`${id}-${fault ? 'fault' : 'hint'}`}
    >
      <legend className={styles.legend}>{text('birthday')}</legend>
      <div ref={group} className={styles.parts}>
        {order.map((part, index) => {
          const wrong = fault !== undefined && (!someEmpty || value[part] === '')
          return (
            <div key={part} className={field.box}>
              <label htmlFor={`${id}-${part}`} className={field.label}>
                {text(part)}
              </label>
              <input
                id={`${id}-${part}`}
                className={field.input}
                inputMode="numeric"
                autoComplete={AUTO_COMPLETE[part]}
                value={value[part]}
                aria-invalid={wrong ? true : undefined}
                data-fault={wrong ? '' : undefined}
                aria-describedby={wrong ? `${id}-fault` : undefined}
                onChange={(event) => change(index, part, event.target)}
                onKeyDown={(event) => stepBack(index, event)}
                onPaste={paste}
              />
            </div>
          )
        })}
      </div>
      <FaultText id={`${id}-fault`} text={fault} />
      {!fault && (
        <p id={`${id}-hint`} className={field.hint}>
          {text('birthday_hint')}
        </p>
      )}
    </fieldset>
  )
}
