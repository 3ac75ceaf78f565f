import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { ANA, asking, right } from '../moments'

const week = (points: number, rank: number | null) => ({
  ...asking,
  play: samplePlay({ week: { points, rank } }),
})

export const Points: GalleryStates = {
  'of this visit': { props: { ...asking, play: samplePlay({ sessionPoints: 340 }) } },
  'of the week': { props: week(12_480, 7), viewer: ANA },
  'of the week, without a rank': { props: week(40, null), viewer: ANA },
  'of a very good week': { props: week(1_234_567, 10_432), viewer: ANA },
  'growing': { props: right },
}
