import type { GalleryStates } from '@sidepick/card-kit'
import {
  boardAnswers,
  BOARDS_PATH,
  FIFTEENTH,
  NOBODY,
  sampleStanding,
  userOf,
} from '@sidepick/card-kit/testing/sample_board'
import { ANA, ended } from '../moments'

const props = ended(340)

export const LeaderboardCard: GalleryStates = {
  'the own place': { props, viewer: ANA, answers: boardAnswers(FIFTEENTH) },
  'of the own first place': {
    props,
    viewer: ANA,
    answers: boardAnswers(sampleStanding(userOf(1))),
  },
  'nobody yet': { props, viewer: ANA, answers: boardAnswers(NOBODY) },
  'out of reach': { props, viewer: ANA, answers: { [`GET ${BOARDS_PATH}`]: { status: 404 } } },
}
