import { useEffect, useState } from 'react'
import { intlTag } from '@sidepick/rules/languages'
import type { Locale } from '@sidepick/rules/types'
import styles from './count_up.css'
import { prefersStill } from './prefers_still'

/** How long the number runs; quick at first, slow at its end. */
const RUN_MS = 900

/** A whole number that counts up from zero when it is first shown. Screen readers hear the number alone, once. */
export function CountUp({ value, locale }: { value: number; locale: Locale }) {
  const [share, setShare] = useState(() => (prefersStill() ? 1 : 0))

  useEffect(() => {
    if (prefersStill()) return
    let began: number | null = null
    let frame = requestAnimationFrame(function step(now) {
      began ??= now
      const passed = Math.min((now - began) / RUN_MS, 1)
      setShare(1 - (1 - passed) ** 3)
      if (passed < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  const format = (number: number) => new Intl.NumberFormat(intlTag(locale)).format(number)
  return (
    <span className={styles.number}>
      <span className={styles.final}>{format(value)}</span>
      <span aria-hidden="true" className={styles.running}>
        {format(Math.round(value * share))}
      </span>
    </span>
  )
}
