import vine from '@vinejs/vine'
import { GAME_STATES, SIDES } from '@sidepick/rules/types'
import { speechMarkSchema } from '#games/contract'
import { component } from '#shared/openapi/component'
import { choice, count, integer, list, uuid } from '#shared/openapi/fields'

const gameId = uuid('Id of the game.')

export const gameAnswerSchema = component(
  'GameAnswer',
  "A game's answer.",
  vine.object({
    gameId,
    correctAnswer: choice(SIDES, 'The correct side; null while there is none.').nullable(),
  })
)

export const gameSpeechSchema = component(
  'GameSpeech',
  "What is spoken in a game's clip.",
  vine.object({
    gameId,
    speechMarks: list(speechMarkSchema, 'Times of the spoken words; none where nobody speaks.'),
  })
)

export const gameStatsSchema = component(
  'GameStats',
  'How often a game was played, and how its sides stand.',
  vine.object({
    gameId,
    state: choice(GAME_STATES, 'State of the game.'),
    plays: count('Number of plays.'),
    players: count('Number of players.'),
    sideA: count('Number of votes for side A.'),
    sideB: count('Number of votes for side B.'),
    sideAPercent: count('Votes for side A in percent of all votes, as a whole number.'),
    sideBPercent: count('Votes for side B in percent of all votes, as a whole number.'),
  })
)

export const majoritySchema = component(
  'Majority',
  'How the picks of a game are split.',
  vine.object({
    gameId,
    sideAPercent: integer('Votes for side A in percent of all votes, as a whole number.').range([
      0, 100,
    ]),
  })
)

export const complaintSchema = component(
  'Complaint',
  'Confirms a complaint.',
  vine.object({ id: uuid('Id of the complaint.') })
)
