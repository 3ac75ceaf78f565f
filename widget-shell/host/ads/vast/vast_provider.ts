import type { AdsProvider } from '../ads_provider'
import { findSpot } from './find_spot'
import { tagAddress } from './tag_address'
import { vastVideo } from './vast_video'

const canPlay = (type: string) => document.createElement('video').canPlayType(type) !== ''

/** Video ads by a VAST tag. A tag has no banners. */
export const vastProvider = (id: 'ima' | 'alt', tag: string): AdsProvider => ({
  id,
  async requestVideo(_slot, context, signal) {
    const address = tagAddress(tag, context, window.location.href)
    const spot = await findSpot(address, signal, canPlay)
    return spot && vastVideo(id, spot, context.savesData)
  },
  requestDisplay: () => Promise.resolve(null),
})
