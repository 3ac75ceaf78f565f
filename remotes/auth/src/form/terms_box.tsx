import { Icon } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { useId } from 'react'
import type { AuthText } from '../auth_text'
import { FaultText } from './fault_text'
import styles from './form.css'

/** A link inside a message: `[its words](page)`. */
const LINK = /\[([^\]]+)\]\(([^)]+)\)/

interface Props {
  text: AuthText
  locale: Locale
  checked: boolean
  fault: string | undefined
  onChange: (checked: boolean) => void
}

/** The agreement to the terms; its links open beside the game. */
export function TermsBox({ text, locale, checked, fault, onChange }: Props) {
  const id = useId()
  // Splitting by an expression with two groups gives text, words and page by turns.
  const parts = text('terms').split(LINK)
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
          {parts.map((part, index) => {
            if (index % 3 === 0) return part
            if (index % 3 === 2) return null
            return (
              <a key={part} href={`/${parts[index + 1]}/${locale}`} target="_blank" rel="noopener">
                {part}
              </a>
            )
          })}
        </span>
      </label>
      <FaultText id={`${id}-fault`} text={fault} />
    </div>
  )
}
