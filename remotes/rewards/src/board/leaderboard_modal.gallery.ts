import type { GalleryStates } from '@sidepick/card-kit'
import {
  boardAnswers,
  BOARDS_PATH,
  FIFTEENTH,
  IN_LEAGUE,
  leagueAnswers,
  NOBODY,
  sampleStanding,
} from '@sidepick/card-kit/testing/sample_board'
import { viewer } from '../testing/samples'

export const states: GalleryStates = {
  'of a stranger': { answers: boardAnswers(sampleStanding(null)), props: { waitingPoints: 340 } },
  'the own place': { viewer, answers: boardAnswers(FIFTEENTH) },
  'with a league': { viewer, answers: { ...boardAnswers(FIFTEENTH), ...leagueAnswers(IN_LEAGUE) } },
  'nobody yet': { answers: boardAnswers(NOBODY) },
  'no board': { answers: { [`GET ${BOARDS_PATH}`]: { body: [] } } },
  'out of reach': { answers: { [`GET ${BOARDS_PATH}`]: { status: 404 } } },
}
