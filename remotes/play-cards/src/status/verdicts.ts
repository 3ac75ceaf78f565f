import type { IconName, PlayView } from '@sidepick/card-kit'
import { decidedBy, type Decider } from '@sidepick/rules/game_types'
import type { Game } from '@sidepick/rules/types'
import type { LaterMessage } from '../later/later_text'

type Headlines = readonly [LaterMessage, ...LaterMessage[]]

/** What a play is told after the pick: by the burst of its points, and by the headline of its result. */
export interface Verdict {
  /** The colours of the headline: of a verdict, of the picked side, or of the brand. */
  kind: 'correct' | 'wrong' | 'crowd' | 'pending' | 'complete'
  icon: IconName
  /** One of them, the same for the same player and game. */
  headlines: Headlines
  /** For a stranger, whom nobody can let know of anything; absent where all are told the same. */
  strangerHeadlines?: Headlines
  /** Stands under the points of the burst. */
  burst: LaterMessage
  /** Worth a celebration. */
  won: boolean
  /** The burst speaks of the crowd, so that the crowd's points need no chip. */
  ofCrowd?: true
}

const RIGHT: Verdict = {
  kind: 'correct',
  icon: 'check',
  headlines: ['win1', 'win2', 'win3', 'win4', 'win5', 'win6', 'win7', 'win8'],
  burst: 'bonus_correct',
  won: true,
}
const WRONG: Verdict = {
  kind: 'wrong',
  icon: 'cross',
  headlines: ['lose1', 'lose2', 'lose3', 'lose4', 'lose5'],
  burst: 'bonus_wrong',
  won: false,
}
const PLAYED: Verdict = {
  kind: 'complete',
  icon: 'star',
  headlines: ['complete1'],
  burst: 'bonus_played',
  won: false,
}
const OPEN: Verdict = {
  kind: 'pending',
  icon: 'clock',
  headlines: ['pending'],
  strangerHeadlines: ['pending_stranger'],
  burst: 'bonus_pending',
  won: false,
}
const AGAINST: Verdict = {
  kind: 'crowd',
  icon: 'star',
  headlines: ['crowd_against'],
  burst: 'bonus_played',
  won: false,
}
const WITH_CROWD = { burst: 'bonus_majority', won: true, ofCrowd: true } as const
const IN_A_TIE = { burst: 'crowd_tie', won: true, ofCrowd: true } as const

type Outcome = 'right' | 'wrong' | 'undecided'

/** A tie is an outcome of its own only where the crowd decides. */
type Verdicts = Record<Outcome, Verdict> & { tie?: Verdict }

/** An opinion is neither right nor wrong, though more may share it: it wears no tick, and no cross. */
const VERDICTS: Record<Decider, Verdicts> = {
  answer: { right: RIGHT, wrong: WRONG, undecided: PLAYED },
  declaration: { right: RIGHT, wrong: WRONG, undecided: OPEN },
  votes: {
    right: { ...AGAINST, icon: 'crown', headlines: ['crowd_with'], ...WITH_CROWD },
    wrong: AGAINST,
    tie: { ...AGAINST, headlines: ['crowd_tie'], ...IN_A_TIE },
    undecided: PLAYED,
  },
  nobody: {
    right: { ...PLAYED, ...WITH_CROWD },
    wrong: PLAYED,
    tie: { ...PLAYED, headlines: ['complete_tie'], ...IN_A_TIE },
    undecided: PLAYED,
  },
}

/** As many for one side as for the other, by counted votes: a percent of 50 may be rounded. */
export const isTie = ({ sideVotes }: PlayView) =>
  sideVotes !== undefined && sideVotes.A === sideVotes.B

/** Whether a pick of the game can be right or wrong. */
export const isJudged = (game: Pick<Game, 'gameType'>) =>
  VERDICTS[decidedBy(game)].right.kind === 'correct'

/** A survey has no `correct`, but a side that leads. */
function outcomeOf(game: Game, { correct, winner, picked }: PlayView): Outcome {
  const leads = winner === null ? null : winner === picked
  const right = correct ?? (isJudged(game) ? null : leads)
  return right === null ? 'undecided' : right ? 'right' : 'wrong'
}

/** The verdict on a settled play. */
export function verdictOf(game: Game, play: PlayView): Verdict {
  const verdicts = VERDICTS[decidedBy(game)]
  return (isTie(play) && verdicts.tie) || verdicts[outcomeOf(game, play)]
}
