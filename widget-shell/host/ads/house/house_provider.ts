import type { Locale } from '@sidepick/rules/types'
import type { AdsProvider } from '../ads_provider'
import { creativeDrawer } from './draw_creative'
import { drawHouseAd } from './draw_house_ad'
import { HOUSE_CREATIVES } from './house_creatives'
import { houseVideo } from './house_video'

/** Our own ads, which ask no other server. */
export function houseProvider(locale: Locale): AdsProvider {
  const films = creativeDrawer(HOUSE_CREATIVES)
  const banners = creativeDrawer(HOUSE_CREATIVES)
  return {
    id: 'house',
    requestVideo() {
      const creative = films.draw()
      return Promise.resolve(creative && houseVideo(() => drawHouseAd(creative, locale, 'film')))
    },
    requestDisplay({ el, sizes }) {
      const [size] = sizes
      const creative = size ? banners.draw() : null
      if (!size || !creative) return Promise.resolve(null)
      const { element } = drawHouseAd(creative, locale, 'banner')
      element.style.width = `${size[0]}px`
      element.style.height = `${size[1]}px`
      el.append(element)
      return Promise.resolve({ provider: 'house', size, destroy: () => element.remove() })
    },
  }
}
