import { useEffect, useRef, useState } from 'react'
import { Icon, type Ads, type Card } from '@sidepick/card-kit'
import { adText } from './ad_text'
import styles from './ads.css'
import { useAds } from './use_ads'
import { useBanner } from './use_banner'

/** Counts the passive ads of a game; one that the reader has closed makes room for the next, after its delay. */
function useRound(ads: Ads | null) {
  const [round, setRound] = useState(0)
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!ads || due) return
    const timer = setTimeout(() => setDue(true), ads.passiveDelayMs())
    return () => clearTimeout(timer)
  }, [ads, due])
  const close = () => {
    setDue(false)
    setRound(round + 1)
  }
  return { round, due, close }
}

/** An ad over the picture of a game that nobody has started. Where none comes, nothing is said. */
export const PassiveAdSlot: Card = ({ game, locale }) => {
  const text = adText(locale)
  const ads = useAds()
  const place = useRef<HTMLDivElement>(null)
  const { round, due, close } = useRound(ads)
  const shown = useBanner(due ? ads : null, place, {
    placement: 'passive',
    round: `${game.id} ${round}`,
  })
  return (
    <div className={styles.passive}>
      <aside className={shown ? styles.card : styles.empty} aria-label={text('ad_long')}>
        <div ref={place} />
        {shown && (
          <>
            <span className={styles.label}>{text('ad')}</span>
            <button
              type="button"
              className={styles.close}
              aria-label={text('close')}
              onClick={close}
            >
              <Icon name="cross" />
            </button>
          </>
        )}
      </aside>
    </div>
  )
}
