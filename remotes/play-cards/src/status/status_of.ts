import type { PlayView, Viewer } from '@sidepick/card-kit'
import { knownAnswer } from '@sidepick/rules/answer'
import type { Game } from '@sidepick/rules/types'
import { percentOf } from '../answers/percent'
import { play as config } from '../play_config'
import type { LaterMessage } from '../later/later_text'
import { hashOf } from './hash'
import { verdictOf, type Verdict } from './verdicts'

type Percent = number | 'none'

export interface Status extends Pick<Verdict, 'kind' | 'icon'> {
  message: LaterMessage
  values: {
    /** Those who picked as the player did. */
    percent: Percent
    /** Those who got a trivia wrong. */
    wrong: Percent
    /** The words of the picked side, where they are short enough for a headline. */
    side: string
  }
}

/** The share that got a trivia wrong, where enough have played and it is worth a word; an invented number misleads. */
function wrongPercent(game: Game, play: PlayView): Percent {
  const { leastVotes, from, to } = config.wrongShare
  const answer = knownAnswer(game.correctAnswer)
  if (!answer || play.sideAPercent === null || (play.votes ?? 0) < leastVotes) {
    return 'none'
  }
  const wrong = answer === 'A' ? 100 - play.sideAPercent : play.sideAPercent
  return wrong >= from && wrong <= to ? wrong : 'none'
}

/** The share that picked as the player did; none where it is the player alone, or rounds to nothing. */
function ownPercent({ picked, sideAPercent, votes = 0 }: PlayView): Percent {
  if (!picked || sideAPercent === null || votes < config.leastShared) return 'none'
  return percentOf(picked, sideAPercent) || 'none'
}

function ownSide({ sideA, sideB }: Game, { picked }: PlayView): string {
  const side = picked === 'B' ? sideB : sideA
  return picked && side.length <= config.longestNamedSide ? side : 'none'
}

/** The headline of a settled play; the same one for the same player and game. */
export function statusOf(game: Game, play: PlayView, viewer: Viewer): Status {
  const { kind, icon, headlines, strangerHeadlines } = verdictOf(game, play)
  const told = (!viewer.loggedIn && strangerHeadlines) || headlines
  const hash = hashOf(game.id + (viewer.profile?.id ?? ''))
  return {
    kind,
    icon,
    message: told[hash % told.length] ?? told[0],
    values: {
      percent: ownPercent(play),
      wrong: wrongPercent(game, play),
      side: ownSide(game, play),
    },
  }
}
