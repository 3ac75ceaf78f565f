import { useEffect, useState } from 'react'
import type { CardProps, VideoAd } from '@sidepick/card-kit'
import { adText } from './ad_text'
import styles from './ads.css'

interface Props {
  ad: VideoAd
  /** The ad pauses, and so does the countdown. */
  held: boolean
  locale: CardProps['locale']
}

/** Counts down, then skips. */
export function SkipButton({ ad, held, locale }: Props) {
  const text = adText(locale)
  const { skippableAfterMs } = ad
  const [left, setLeft] = useState(Math.ceil((skippableAfterMs ?? 0) / 1_000))
  useEffect(() => {
    if (left <= 0 || held) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left, held])
  if (skippableAfterMs === null) return null
  return (
    <button
      type="button"
      className={styles.skip}
      aria-disabled={left > 0}
      onClick={() => left <= 0 && ad.skip()}
    >
      {left > 0 ? text('skip_in', { seconds: left }) : text('skip')}
    </button>
  )
}
