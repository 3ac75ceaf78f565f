import type { GalleryStates } from '@sidepick/card-kit'
import { ANA, ended, resultOf, visited } from '../moments'

export const VisitProgress: GalleryStates = {
  'two games': { props: resultOf(visited(2)) },
  'three in a row': { props: resultOf(visited(3, { streak: 3 })) },
  'a milestone': { props: resultOf(visited(5, { streak: 2 })) },
  'a set that is whole': {
    props: resultOf({
      ...visited(3),
      set: { played: 3, size: 3, points: 10 },
      points: { base: 10, bonus: 0, majority: 0, sets: 10, total: 20 },
    }),
  },
  'more games than dots': { props: resultOf(visited(13)) },
}

export const NoGames: GalleryStates = {
  'points to keep': { props: ended(340, visited(12)) },
  'one game': { props: ended(20, visited(1)) },
  'against the crowd': { props: ended(120, visited(6, { withCrowd: 1 })) },
  'a player': { props: ended(340, visited(12)), viewer: ANA },
  'points of an earlier visit': { props: ended(340) },
  'nothing to play': { props: ended(0) },
}
