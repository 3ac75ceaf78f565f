import type { GalleryStates } from '@sidepick/card-kit'
import { celebrating } from '../moments'

const TRIVIA = { gameType: 'TRIVIA', correctAnswer: 'A' } as const

export const MajorityBonus: GalleryStates = {
  'the majority': {
    props: celebrating({ points: { base: 10, bonus: 0, majority: 10, total: 20 } }),
    game: { gameType: 'POLL', correctAnswer: null },
  },
  'the right answer, with the majority': { props: celebrating(), game: TRIVIA },
  'the right answer': {
    props: celebrating({ points: { base: 10, bonus: 20, majority: 0, total: 30 } }),
    game: TRIVIA,
  },
  'a wrong answer': {
    props: celebrating({
      correct: false,
      points: { base: 10, bonus: 0, majority: 0, total: 10 },
    }),
    game: TRIVIA,
  },
  'a tie': {
    props: celebrating({
      sideAPercent: 50,
      sideVotes: { A: 620, B: 620 },
      points: { base: 10, bonus: 0, majority: 10, total: 20 },
    }),
    game: { gameType: 'POLL', correctAnswer: null },
  },
  'a prediction': {
    props: celebrating({
      correct: null,
      points: { base: 10, bonus: 0, majority: 10, total: 20 },
    }),
    game: { gameType: 'PREDICTION', correctAnswer: null },
  },
  'a play': {
    props: celebrating({
      correct: false,
      points: { base: 10, bonus: 0, majority: 0, total: 10 },
    }),
    game: { gameType: 'POLL', correctAnswer: null },
  },
}
