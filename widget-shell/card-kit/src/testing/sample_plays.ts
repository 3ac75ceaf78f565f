import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import type { GamePlayState, GameState } from '@sidepick/rules/types'
import { sampleId } from './sample_board'

const GAME: NonNullable<PlayWithGame['game']> = {
  text: 'Which planet could float in a giant bathtub?',
  gameType: 'TRIVIA',
  sideA: 'Jupiter',
  sideB: 'Saturn',
  state: 'active',
  endTime: '2036-01-05T00:00:00.000Z',
  poster: null,
}

interface PlayChange extends Partial<Omit<PlayWithGame, 'game'>> {
  game?: Partial<NonNullable<PlayWithGame['game']>> | null
}

/** A play of a player who lists theirs. */
export function aPlay(n: number, { game, ...change }: PlayChange = {}): PlayWithGame {
  return {
    id: sampleId(n),
    gameId: sampleId(1_000 + n),
    userId: sampleId(9_999),
    state: 'won',
    side: 'B',
    ticketType: 'free',
    quantity: 1,
    matched: 1,
    rewardType: null,
    distributorId: 'default',
    widgetId: null,
    returnUrl: null,
    points: 30,
    correct: true,
    correctAnswer: 'B',
    opponents: {},
    claimedAt: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    game: game === null ? null : { ...GAME, ...game },
    claimablePoints: 0,
    claimableUntil: null,
    ...change,
  }
}

/** A play of a prediction, as it stands in that state of its game. */
export const aPrediction = (
  n: number,
  text: string,
  [state, gameState]: [GamePlayState, GameState],
  change: PlayChange = {}
): PlayWithGame =>
  aPlay(n, {
    state,
    correct: null,
    correctAnswer: null,
    game: { text, gameType: 'PREDICTION', sideA: 'Yes', sideB: 'No', state: gameState },
    ...change,
  })
