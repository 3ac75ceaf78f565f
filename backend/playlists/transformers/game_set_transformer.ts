import type { Infer } from '@vinejs/vine/types'
import { fieldProblem } from '#shared/problem'
import type { GameSetFields, OwnGameSet } from '#playlists/store/own_game_set'
import type { gameSetValidator } from '#playlists/validators/game_set_validators'
import type { gameSetSchema } from '#playlists/wire/game_set'

const iso = (instantMs: number) => new Date(instantMs).toISOString()

export function toGameSetAnswer({
  startAtMs,
  endAtMs,
  createdAtMs,
  ...set
}: OwnGameSet): Infer<typeof gameSetSchema> {
  return { ...set, startAt: iso(startAtMs), endAt: iso(endAtMs), createdAt: iso(createdAtMs) }
}

/** @throws E_VALIDATION when it ends before it starts */
export function toGameSetFields(body: Infer<typeof gameSetValidator>): GameSetFields {
  const { startAt: startAtMs, endAt: endAtMs, active = true, ...rest } = body
  if (endAtMs <= startAtMs) {
    throw fieldProblem('E_VALIDATION', 'endAt', 'The endAt field must be after startAt')
  }
  return { ...rest, startAtMs, endAtMs, active }
}
