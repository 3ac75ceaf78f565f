import type { GalleryStates } from '@sidepick/card-kit'
import { ended } from '../moments'

export const states: GalleryStates = {
  'points to keep': { props: ended(340) },
  'one point to keep': { props: ended(1) },
  'nothing won': { props: ended(0) },
}
