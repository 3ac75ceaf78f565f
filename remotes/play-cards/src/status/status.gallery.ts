import type { GalleryStates } from '@sidepick/card-kit'
import { ANA, right, tied, undecided, wrong } from '../moments'

const POLL = { gameType: 'POLL' } as const

export const Status: GalleryStates = {
  'a trivia got right': { props: right },
  'a trivia got wrong': { props: wrong },
  'a poll with the majority': { props: right, game: POLL },
  'a poll against the majority': { props: wrong, game: POLL },
  'a poll in a tie': { props: tied, game: POLL },
  'a poll between long answers': {
    props: right,
    game: { ...POLL, sideA: 'The one who has trained for it all her life' },
  },
  'an instant poll': { props: right, game: { gameType: 'INSTANT_POLL' } },
  'a prediction that waits': { props: undecided, game: { gameType: 'PREDICTION' } },
  'a prediction that a player waits for': {
    props: undecided,
    game: { gameType: 'PREDICTION' },
    viewer: ANA,
  },
  'a survey': { props: undecided, game: { gameType: 'SURVEY' } },
  'a survey in a tie': {
    props: { ...tied, play: { ...tied.play, correct: null } },
    game: { gameType: 'SURVEY' },
  },
}
