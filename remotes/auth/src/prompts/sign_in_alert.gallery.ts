import type { GalleryStates } from '@sidepick/card-kit'

export const states: GalleryStates = {
  'a pick waits': {},
  'points wait too': { props: { waitingPoints: 340 } },
}
