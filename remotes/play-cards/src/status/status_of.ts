import type { IconName, PlayView, Viewer } from '@sidepick/card-kit'
import { knownAnswer } from '@sidepick/rules/answer'
import { decidedBy } from '@sidepick/rules/game_types'
import type { Game } from '@sidepick/rules/types'
import { play as config } from '../play_config'
import type { LaterMessage } from '../later/later_text'
import { hashOf } from './hash'

export interface Status {
  kind: 'correct' | 'wrong' | 'crowd' | 'pending' | 'complete'
  icon: IconName
  message: LaterMessage
  values?: { percent: number | 'none' }
}

const WINS = ['win1', 'win2', 'win3', 'win4', 'win5', 'win6', 'win7', 'win8'] as const
const LOSSES = ['lose1', 'lose2', 'lose3', 'lose4', 'lose5'] as const

const COMPLETE: Status = { kind: 'complete', icon: 'star', message: 'complete1' }
const PENDING: Status = { kind: 'pending', icon: 'clock', message: 'pending' }

/** The share that got a trivia wrong, where enough have played and it is worth a word; an invented number misleads. */
function wrongPercent(game: Game, play: PlayView): number | 'none' {
  const { leastVotes, from, to } = config.wrongShare
  const answer = knownAnswer(game.correctAnswer)
  if (!answer || play.sideAPercent === null || (play.votes ?? 0) < leastVotes) {
    return 'none'
  }
  const wrong = answer === 'A' ? 100 - play.sideAPercent : play.sideAPercent
  return wrong >= from && wrong <= to ? wrong : 'none'
}

/** An opinion is neither right nor wrong: the headline says what the crowd thinks. */
function crowdStatus({ correct, sideVotes }: PlayView): Status {
  if (!correct) return { kind: 'crowd', icon: 'star', message: 'crowd_against' }
  const tie = sideVotes !== undefined && sideVotes.A === sideVotes.B
  return { kind: 'correct', icon: 'crown', message: tie ? 'crowd_tie' : 'crowd_with' }
}

/** The headline of a settled play; the same one for the same player and game. */
export function statusOf(game: Game, play: PlayView, viewer: Viewer): Status {
  const decider = decidedBy(game)
  if (play.correct === null) return decider === 'declaration' ? PENDING : COMPLETE
  if (decider === 'nobody') return COMPLETE
  if (decider === 'votes') return crowdStatus(play)
  const hash = hashOf(game.id + (viewer.profile?.id ?? ''))
  if (play.correct) {
    return { kind: 'correct', icon: 'check', message: WINS[hash % WINS.length] ?? 'win1' }
  }
  const message = LOSSES[hash % LOSSES.length] ?? 'lose1'
  return { kind: 'wrong', icon: 'cross', message, values: { percent: wrongPercent(game, play) } }
}
