import { GAME_TYPE_TERMS } from '@sidepick/rules/game_type_terms'
import { decidedBy } from '@sidepick/rules/game_types'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import type { GameFields } from '#games/domain/game_fields'

/** A fault of several fields: two that contradict each other, or one that is missing. */
export interface GameFault {
  type: 'fault'
  field: keyof GameFields | 'videoUrls.mp4720'
  message: string
}

/** An unknown category or creator. */
export interface UnknownReference {
  type: 'unknown_reference'
  field: 'categoryId' | 'creatorId'
}

type Judged = Pick<
  GameFields,
  | 'gameType'
  | 'sideA'
  | 'sideB'
  | 'correctAnswer'
  | 'startTimeMs'
  | 'lastJoinTimeMs'
  | 'endTimeMs'
  | 'videoUrls'
  | 'landscapeVideoUrls'
  | 'metadata'
  | 'allowBlack'
>

/** Why a game is invalid; null when it is valid. */
export function findFault(game: Judged): GameFault | null {
  const { startTimeMs, lastJoinTimeMs, endTimeMs } = game
  if (lastJoinTimeMs <= startTimeMs) {
    return fault('lastJoinTimeMs', 'A game must start before its last join')
  }
  if (endTimeMs < lastJoinTimeMs) {
    return fault('endTimeMs', 'A game must not end before its last join')
  }
  if (endTimeMs - startTimeMs > constants.games.spanMaxMs) {
    return fault('endTimeMs', 'A game must end within a year of its start')
  }
  if (game.sideA === game.sideB) return fault('sideB', 'A game must not have twice the same side')
  if (game.correctAnswer !== null && decidedBy(game) !== 'answer') {
    return fault('correctAnswer', 'Only a trivia game has its answer from the beginning')
  }
  if (game.allowBlack && GAME_TYPE_TERMS[game.gameType].black !== 'when_allowed') {
    return fault('allowBlack', 'Only a poll needs leave for black tickets')
  }
  const { mp4720, poster } = game.videoUrls
  if (mp4720 === null && poster === null && game.landscapeVideoUrls.mp4720 === null) {
    return fault('videoUrls.mp4720', 'A game must have a video or a poster')
  }
  const bytes = Buffer.byteLength(JSON.stringify(game.metadata))
  return bytes > constants.games.metadataMaxBytes
    ? fault('metadata', 'The metadata must not be longer than 64 KB')
    : null
}

const fault = (field: GameFault['field'], message: string): GameFault => ({
  type: 'fault',
  field,
  message,
})

/** The first of the changed times that lies in the past: nobody could join, or the game would be over. */
export function findPast(
  times: Partial<Pick<GameFields, 'lastJoinTimeMs' | 'endTimeMs'>>
): GameFault | null {
  const nowMs = clock.nowMs()
  const names = ['lastJoinTimeMs', 'endTimeMs'] as const
  const past = names.find((name) => (times[name] ?? Infinity) <= nowMs)
  return past ? fault(past, 'It must lie in the future') : null
}
