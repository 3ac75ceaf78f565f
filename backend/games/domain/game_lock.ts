import { clock } from '#shared/clock'
import type { GameFields } from '#games/domain/game_fields'
import type { Game } from '#games/models/game'
import type { Mover } from '#games/domain/status_machine'

/** A field that nobody, or not this one, may change any more. */
export interface LockedField {
  type: 'locked'
  field: keyof GameFields
}

/** What players agreed to when they played: from the first play on it stands. */
const QUESTION: ReadonlySet<keyof GameFields> = new Set([
  'text',
  'gameType',
  'sideA',
  'sideB',
  'correctAnswer',
  'startTimeMs',
  'isAd',
])

/** Until when is played: those who played may be given more of it, never less, and by an admin alone. */
const TIMES: ReadonlySet<keyof GameFields> = new Set(['lastJoinTimeMs', 'endTimeMs'])

/** The first of the changed fields that stands; null when all may change. What a game only looks like always may. */
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

/** A time that has passed does not come back: with the last join unmatched tickets were given back. */
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
