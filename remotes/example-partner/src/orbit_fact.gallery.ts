import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'

const about = (categoryName: string) => ({
  props: { phase: 'result', play: samplePlay({ picked: 'A', sideAPercent: 62 }) } as const,
  game: { category: { categoryName } },
})

export const states: GalleryStates = {
  'about space': about('Space'),
  'about food': about('Food'),
  'about anything else': about('Music'),
}
