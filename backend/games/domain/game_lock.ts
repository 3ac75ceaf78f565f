import { clock } from '#shared/clock'
import type { GameFields } from '#games/domain/game_fields'
import type { Game } from '#games/models/game'
import type { Mover } from '#games/domain/status_machine'

/** A field that nobody, or this caller, may not change any more. */
export interface LockedField {
  type: 'locked'
  field: keyof GameFields
}

/** What players relied on when they played: fixed from the first play on. */
const QUESTION: ReadonlySet<keyof GameFields> = new Set([
  'text',
  'gameType',
  'sideA',
  'sideB',
  'correctAnswer',
  'startTimeMs',
  'isAd',
])

/** The times at which playing ends. After the first play only an admin may change them, and only to later ones. */
const TIMES: ReadonlySet<keyof GameFields> = new Set(['lastJoinTimeMs', 'endTimeMs'])

/**
 * The first changed field that is locked; null when all may change. Fields that only change the look are never locked.
 */
export function findLocked(
  game: Game,
  changed: Partial<GameFields>,
  by: Exclude<Mover, 'scheduler'>
): LockedField | null {
  const names = Object.keys(changed) as (keyof GameFields)[]
  const field = names.find((name) => {
    if (QUESTION.has(name)) return game.played || isOver(game)
    return TIMES.has(name) && !mayMoveTime(game, name as TimeField, changed, by)
  })
  return field ? { type: 'locked', field } : null
}

type TimeField = 'lastJoinTimeMs' | 'endTimeMs'

/** A time that has passed stays: at the last join unmatched tickets were returned. */
function mayMoveTime(
  game: Game,
  name: TimeField,
  changed: Partial<GameFields>,
  by: Exclude<Mover, 'scheduler'>
): boolean {
  if (isOver(game)) return false
  if (!game.played) return true
  return by === 'admin' && game[name] > clock.nowMs() && (changed[name] ?? 0) > game[name]
}

function isOver({ state, endTimeMs }: Game): boolean {
  return (state !== 'new' && state !== 'active') || endTimeMs <= clock.nowMs()
}
