import type { GalleryStates } from '@sidepick/card-kit'
import { NO_PICTURE } from '@sidepick/card-kit/testing/sample_game'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { boardAnswers, FIFTEENTH } from '@sidepick/card-kit/testing/sample_board'
import { ownPoints, viewer } from '../testing/samples'

const game = NO_PICTURE
const rule = { componentName: 'PrizeCard', panel: 'mainPanel', position: 'main-overlay' }
const result = { phase: 'result' as const, play: samplePlay({ picked: 'A' }) }

const player = (points: number) => ({
  game,
  viewer,
  answers: {
    ...boardAnswers(FIFTEENTH),
    'GET /v1/leaderboards/points?distributorId=default': { body: ownPoints(points) },
  },
  props: { ...result, rule },
})

export const states: GalleryStates = {
  'invites a stranger': {
    game,
    answers: boardAnswers(FIFTEENTH),
    props: { ...result, rule: { ...rule, props: { invites: true } } },
  },
  'of a stranger': { game, answers: boardAnswers(FIFTEENTH), props: { ...result, rule } },
  'on the way': player(1_240),
  'in the drawing': player(2_400),
  'of a league': {
    game,
    answers: {
      ...boardAnswers(FIFTEENTH),
      'GET /v1/achievements': {
        body: [{ id: 'level1', gamePlays: 0, prize: 'A weekend for two' }],
      },
    },
    props: { ...result, rule: { ...rule, props: { level: 1 } } },
  },
}
