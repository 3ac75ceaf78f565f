import { useRef } from 'react'
import type { Card } from '@sidepick/card-kit'
import { AD_PLACEMENTS, type AdPlacement } from '@sidepick/rules/ads'
import { adText } from './ad_text'
import styles from './ads.css'
import { useAds } from './use_ads'
import { useBanner } from './use_banner'
import { useRefresh } from './use_refresh'

/** Where the rule puts it: the panels are named for it. */
const placementOf = (panel: string): AdPlacement =>
  AD_PLACEMENTS.find((placement) => panel.startsWith(placement)) ?? 'side'

/** A banner beside the game, in the largest of the usual sizes that fits. It takes no room before one is there. */
export const DisplayAd: Card = ({ panel, game, play, locale }) => {
  const text = adText(locale)
  const place = useRef<HTMLDivElement>(null)
  const round = useRefresh(game.id, place, play.inView !== false)
  const shown = useBanner(useAds(), place, { placement: placementOf(panel), round })
  return (
    <aside className={shown ? styles.display : styles.empty} aria-label={text('ad_long')}>
      {shown && <span className={styles.label}>{text('ad')}</span>}
      <div ref={place} data-ad-place="" />
    </aside>
  )
}
