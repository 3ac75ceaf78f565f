import vine from '@vinejs/vine'
import {
  GAME_PLAY_STATES,
  GAME_STATES,
  GAME_TYPES,
  SIDES,
  TICKET_TYPES,
} from '@sidepick/rules/types'
import { component } from '#shared/openapi/component'
import { anything, choice, flag, instant, integer, text, uuid } from '#shared/openapi/fields'

const gamePlayFields = {
  id: uuid('Id of the play.'),
  gameId: uuid('Id of the game.'),
  userId: uuid('Id of the player.'),
  state: choice(GAME_PLAY_STATES, 'How far the play is.'),
  side: choice(SIDES, 'The side that was picked.'),
  ticketType: choice(TICKET_TYPES, 'Which tickets were staked.'),
  quantity: integer('Number of tickets that were staked.'),
  matched: integer('Number of these tickets that found a counterpart; free plays match at once.'),
  rewardType: choice(
    ['gift_card'],
    'The rewards programme of a partner that the play counts in; null without one.'
  ).nullable(),
  distributorId: text('Slug of the distributor that the play is attributed to.'),
  widgetId: uuid('Id of the widget that the play was made in; null when unknown.').nullable(),
  returnUrl: text('Address that mail about the play leads back to; null without one.').nullable(),
  points: integer('Number of points that the play paid, or will pay when they are claimed.'),
  correct: flag('Whether the pick is correct; null while the outcome is not known.').nullable(),
  correctAnswer: choice(
    SIDES,
    "The game's answer as it stands; null while there is none."
  ).nullable(),
  opponents: anything(
    'The players that the matched tickets met, by player id: name, picture, colour, number of tickets and side.'
  ),
  claimedAt: instant(
    'When the points of a win that was decided later were claimed; null before, and where there are none.'
  ).nullable(),
  createdAt: instant('When the pick was made.'),
}

export const gamePlaySchema = component(
  'GamePlay',
  'The record of a pick, with what it staked and won.',
  vine.object(gamePlayFields)
)

export const claimedRewardSchema = component(
  'ClaimedReward',
  'What a claim paid.',
  vine.object({
    points: integer('Number of points that were paid.'),
    gamePlay: gamePlaySchema,
  })
)

const playedGameSchema = component(
  'PlayedGame',
  'What a player has to see of a game to know a pick of it again.',
  vine.object({
    text: text('The question.'),
    gameType: choice(GAME_TYPES, 'The game type.'),
    sideA: text('Text of side A.'),
    sideB: text('Text of side B.'),
    state: choice(GAME_STATES, 'State of the game.'),
    endTime: instant('When the game ends.'),
    poster: text('Address of the picture before its video; null without one.').nullable(),
  })
)

export const playWithGameSchema = component(
  'PlayWithGame',
  'A play with the game that it was made in.',
  vine.object({
    ...gamePlayFields,
    game: playedGameSchema.nullable(),
    claimablePoints: integer('Number of points that wait to be claimed; 0 where none do.'),
    claimableUntil: instant(
      'Until when the points of the win can be claimed; null where nothing waits to be claimed.'
    ).nullable(),
  })
)
