import type { GalleryStates } from '@sidepick/card-kit'
import { asking, locking, right, tied, undecided, wrong } from '../moments'

const LONG_SIDES = {
  sideA: 'The one who has trained for it all her life',
  sideB: 'Somebody whom nobody has ever heard of until this very week',
}

const OPINION = { gameType: 'POLL', correctAnswer: null } as const

export const Answers: GalleryStates = {
  'to pick': { props: asking },
  'before anything was touched': { props: { ...asking, phase: 'passive' } },
  'picked': { props: locking },
  'locked': { props: { ...locking, phase: 'locked' } },
  'right': { props: right },
  'wrong': { props: wrong },
  'a prediction that waits': { props: undecided, game: { gameType: 'PREDICTION' } },
  'a survey': { props: undecided, game: { gameType: 'SURVEY' } },
  'with the crowd': { props: right, game: OPINION },
  'against the crowd': { props: wrong, game: OPINION },
  'a tie': { props: tied, game: OPINION },
  'long answers to pick': { props: asking, game: LONG_SIDES },
  'long answers as a poll': { props: right, game: LONG_SIDES },
}

const alone = {
  rule: {
    componentName: 'ResultPoll',
    panel: 'mainPanel',
    position: 'main-bottom',
    replaces: ['Answers'],
  },
}

/** The poll alone, where the rules take the answers away. */
export const ResultPoll: GalleryStates = {
  'right': { props: { ...right, ...alone } },
  'wrong': { props: { ...wrong, ...alone } },
  'long answers': { props: { ...wrong, ...alone }, game: LONG_SIDES },
}
