import type { GalleryStates } from '@sidepick/card-kit'
import { right, undecided, wrong } from '../moments'

const POLL = { gameType: 'POLL' } as const

export const Status: GalleryStates = {
  'a trivia got right': { props: right },
  'a trivia got wrong': { props: wrong },
  'a poll with the majority': { props: right, game: POLL },
  'a poll against the majority': { props: wrong, game: POLL },
  'an instant poll': { props: right, game: { gameType: 'INSTANT_POLL' } },
  'a prediction that waits': { props: undecided, game: { gameType: 'PREDICTION' } },
  'a survey': { props: undecided, game: { gameType: 'SURVEY' } },
}
