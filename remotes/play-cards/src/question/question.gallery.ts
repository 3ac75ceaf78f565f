import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { asking } from '../moments'

const LONG =
  'After ninety minutes, extra time and eleven penalties each, who do you believe will lift the cup on Sunday night in front of eighty thousand people?'

export const Question: GalleryStates = {
  'the first one': { props: asking },
  'a later one, typed': { props: { ...asking, play: samplePlay({ gameIndex: 1 }) } },
  'a long one': { props: asking, game: { text: LONG } },
  'a word too long for the line': {
    props: asking,
    game: { text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz or not?' },
  },
}
