import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHost, type Ads, type VideoAd } from '@sidepick/card-kit'

/** The ads of the visit; null until they are there, and where there are none. */
export function useAds(): Ads | null {
  const host = useHost()
  const [ads, setAds] = useState<Ads | null>(null)
  useEffect(() => {
    let gone = false
    void host.ads?.().then((found) => gone || setAds(found))
    return () => void (gone = true)
  }, [host])
  return ads
}

const nothing = () => () => undefined

/** The video ad of the game on screen. */
export function useVideoAd(): VideoAd | null {
  const ads = useAds()
  return useSyncExternalStore(ads?.subscribe ?? nothing, () => ads?.video() ?? null)
}
