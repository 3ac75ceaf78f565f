import type { Challenge, GalleryStates } from '@sidepick/card-kit'
import { NO_PICTURE } from '@sidepick/card-kit/testing/sample_game'
import { BOARDS_PATH, sampleBoard } from '@sidepick/card-kit/testing/sample_board'
import { ANA, asking, ended, resultOf } from '../moments'

const answers: Challenge['answers'] = [
  'correct',
  'wrong',
  'correct',
  'correct',
  'waiting',
  'correct',
  'correct',
  'wrong',
  'correct',
  'correct',
]
const challenge = (given: number, streak = 0): Challenge => ({
  day: '2026-03-14',
  size: 10,
  answers: answers.slice(0, given),
  streak,
})

export const DailyChallengeDots: GalleryStates = {
  'the first question': { props: { ...asking, play: { ...asking.play, challenge: challenge(0) } } },
  'the seventh question': {
    props: { ...asking, play: { ...asking.play, challenge: challenge(6) } },
  },
  'the last result': { props: resultOf({ challenge: challenge(10) }) },
}

const NO_BOARD = { [`GET ${BOARDS_PATH}`]: { body: [] } }
/** It ends after every day on which the gallery is looked at. */
const BOARD = {
  [`GET ${BOARDS_PATH}`]: { body: [sampleBoard({ endDate: '2099-11-23T17:00:00.000Z' })] },
}

export const DailyChallengeResult: GalleryStates = {
  'the first one': { props: ended(280, { challenge: challenge(10, 1) }), answers: NO_BOARD },
  'four days in a row': {
    props: ended(280, { challenge: challenge(10, 4) }),
    viewer: ANA,
    answers: NO_BOARD,
  },
  'with a prize of the week': {
    props: ended(280, { challenge: challenge(10, 4) }),
    viewer: ANA,
    answers: BOARD,
  },
}

const game = NO_PICTURE

const waiting = (given: number, streak?: number) => ({
  phase: 'passive' as const,
  play: { ...asking.play, challenge: challenge(given, streak) },
  rule: { componentName: 'DailyGame', panel: 'mainPanel', position: 'main-overlay' },
})

export const DailyGame: GalleryStates = {
  'a new day': { game, props: waiting(0, 4) },
  'half of it': { props: waiting(5) },
}
