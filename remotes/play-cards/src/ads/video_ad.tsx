import { useEffect, useRef, useState } from 'react'
import type { Card, CardProps, VideoAd as Ad } from '@sidepick/card-kit'
import { adText } from './ad_text'
import styles from './ads.css'
import { holdFilm } from './hold_film'
import { SkipButton } from './skip_button'
import { useVideoAd } from './use_ads'

interface ScreenProps {
  ad: Ad
  muted: boolean
  /** The widget is out of view. */
  away: boolean
  locale: CardProps['locale']
}

function AdScreen({ ad, muted, away, locale }: ScreenProps) {
  const text = adText(locale)
  const screen = useRef<HTMLDivElement>(null)
  const [begun, setBegun] = useState(false)

  useEffect(() => {
    const off = ad.on('started', () => setBegun(true))
    // The sound at its start; later changes follow below.
    if (screen.current) ad.play(screen.current, { muted })
    return off
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ad])
  useEffect(() => ad.setMuted(muted), [ad, muted])
  useEffect(() => (begun ? holdFilm() : undefined), [begun])
  useEffect(() => {
    const follow = () => (away || document.hidden ? ad.pause() : ad.resume())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [ad, away, begun])

  return (
    <section className={begun ? styles.film : styles.waiting} aria-label={text('ad_long')}>
      <div ref={screen} className={styles.screen} />
      {begun && (
        <>
          <span className={styles.label} aria-hidden="true">
            {text('ad')}
          </span>
          <SkipButton ad={ad} held={away} locale={locale} />
        </>
      )}
    </section>
  )
}

/** The video ad of a game, over its picture, for as long as it plays. */
export const VideoAd: Card = ({ play, locale }) => {
  const ad = useVideoAd()
  if (!ad) return null
  return <AdScreen ad={ad} muted={play.muted} away={play.inView === false} locale={locale} />
}
