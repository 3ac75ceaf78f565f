import { Icon } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { useId } from 'react'
import type { FormText } from './form_text'
import { FaultText } from './fault_text'
import styles from './form.css'
import { LinkedText } from './linked_text'

interface Props {
  text: FormText
  locale: Locale
  checked: boolean
  fault: string | undefined
  /** What is agreed to, where that is more than terms and privacy; its links as LinkedText reads them. */
  label?: string
  onChange: (checked: boolean) => void
}

/** The agreement to the terms; its links open beside the game. */
export function TermsBox({ text, locale, checked, fault, label, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field} data-field="">
      <label className={styles.terms}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={fault ? true : undefined}
          data-fault={fault ? '' : undefined}
          aria-describedby={fault && `${id}-fault`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
        <span>
          <LinkedText message={label ?? text('terms')} locale={locale} />
        </span>
      </label>
      <FaultText id={`${id}-fault`} text={fault} />
    </div>
  )
}
