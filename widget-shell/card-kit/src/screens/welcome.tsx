import type { ReactNode } from 'react'
import type { Locale } from '@sidepick/rules/types'
import { Celebrate } from '../ui/celebrate'
import { CountUp } from '../ui/count_up'
import { Glyph } from '../ui/glyph'
import { screenText } from './screen_text'
import styles from './welcome.css'

interface Props {
  username?: string
  /** What the account starts with; null while unknown. */
  points: number | null
  /** What the number is made of. */
  parts?: string
  /** What the mail that was sent is for. */
  mail?: ReactNode
  locale: Locale
}

/** Welcomes a new player: by name, with the points counting up, and the mail that waits. */
export function Welcome({ username, points, parts, mail, locale }: Props) {
  const text = screenText(locale)
  return (
    <div className={styles.welcome}>
      <Celebrate title={username ? text('welcome_named', { username }) : text('welcome')}>
        <p className={styles.points} data-known={points !== null}>
          <strong className={styles.number}>
            {points === null ? 0 : <CountUp value={points} locale={locale} />}
          </strong>{' '}
          <span>{text('welcome_points', { points: points ?? 0 })}</span>
        </p>
      </Celebrate>
      {parts && <p className={styles.parts}>{parts}</p>}
      {mail && (
        <p className={styles.mail}>
          <Glyph name="mail" />
          <span>{mail}</span>
        </p>
      )}
    </div>
  )
}
