import { useEffect, useState } from 'react'
import type { Locale } from '@sidepick/rules/types'
import { intlTag } from '@sidepick/rules/languages'
import styles from './countdown.css'

export interface CountdownProps {
  /** What ends then, for whoever does not see the digits. */
  label: string
  /** The instant it ends, as ISO 8601. */
  endsAt: string
  locale: Locale
  /** What stands there once it is over. */
  over: string
  now?: () => number
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** The last minutes count by seconds and draw the eye. */
const SOON_S = 300

function partsOf(secondsLeft: number) {
  let rest = secondsLeft
  const parts = UNITS.map(([unit, seconds]) => {
    const amount = Math.floor(rest / seconds)
    rest -= amount * seconds
    return { unit, amount }
  })
  const first = parts.findIndex(({ amount }) => amount > 0)
  return parts.slice(first === -1 ? 3 : Math.min(first, 2)).slice(0, 3)
}

/** The time that is left, in its three largest units. */
export function Countdown({ label, endsAt, locale, over, now = Date.now }: CountdownProps) {
  const left = () => Math.max(0, Math.ceil((Date.parse(endsAt) - now()) / 1000))
  const [secondsLeft, setSecondsLeft] = useState(left)
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setSecondsLeft(left()), 1000)
    return () => clearInterval(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [endsAt, isOver])
  if (isOver) return <p className={styles.over}>{over}</p>
  return (
    <div
      role="timer"
      aria-label={label}
      className={styles.countdown}
      data-soon={secondsLeft <= SOON_S || undefined}
    >
      {partsOf(secondsLeft).map(({ unit, amount }) => (
        <span key={unit} className={styles.part}>
          {new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, unitDisplay: 'short' })
            .formatToParts(amount)
            .filter(({ type }) => type !== 'literal')
            .map(({ type, value }) =>
              type === 'unit' ? (
                <small key={type}>{value}</small>
              ) : (
                <b key={type}>{unit === 'day' ? value : value.padStart(2, '0')}</b>
              )
            )}
        </span>
      ))}
    </div>
  )
}
