import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { asking } from '../moments'

export const AudioIndicator: GalleryStates = {
  muted: { props: asking },
  heard: { props: { ...asking, play: samplePlay({ muted: false }) } },
}
