import type { GalleryStates } from '@sidepick/card-kit'
import { galleryHost } from '../entry/gallery_host'

export const states: GalleryStates = {
  'over an offer': { host: galleryHost(), props: { waitingPoints: 340 } },
}
