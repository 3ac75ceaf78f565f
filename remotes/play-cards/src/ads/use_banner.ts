import { useEffect, useState, type RefObject } from 'react'
import type { Ads, DisplayAd } from '@sidepick/card-kit'
import { DISPLAY_SIZES, type AdPlacement } from '@sidepick/rules/ads'

interface BannerOptions {
  placement: AdPlacement
  /** Another one makes another banner. */
  round: string
}

/** Height of the panel beside the game from which on it is a column, in CSS px; a bar below the game grows with its content. */
const COLUMN_FROM_PX = 250

/** The sizes that fit into a panel. */
function sizesFor(placement: AdPlacement, { clientWidth, clientHeight }: Element) {
  const isBar = placement !== 'passive' && clientHeight < COLUMN_FROM_PX
  const heightPx = isBar ? Infinity : clientHeight
  return DISPLAY_SIZES[isBar ? 'bottom' : placement].filter(
    ([width, height]) => width <= clientWidth && height <= heightPx
  )
}

/** The banner in an element, as large as the room around it allows; null while there is none. */
export function useBanner(
  ads: Ads | null,
  el: RefObject<HTMLElement | null>,
  { placement, round }: BannerOptions
): DisplayAd | null {
  const [shown, setShown] = useState<DisplayAd | null>(null)
  useEffect(() => {
    const place = el.current
    if (!ads || !place) return
    const sizes = sizesFor(placement, place.closest('.vs-panel') ?? place)
    if (sizes.length === 0) return
    const gone = new AbortController()
    let drawn: DisplayAd | null = null
    void ads.display({ el: place, placement, sizes }, gone.signal).then((ad) => {
      if (gone.signal.aborted) return ad?.destroy()
      drawn = ad
      setShown(ad)
    })
    return () => {
      gone.abort()
      drawn?.destroy()
      setShown(null)
    }
  }, [ads, el, placement, round])
  return shown
}
