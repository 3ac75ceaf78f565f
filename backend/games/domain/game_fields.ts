import type { NewGame } from '#games/contract'

/** The editable fields of a game, without its creator and its state. */
export type GameFields = Required<Omit<NewGame, 'id' | 'creatorId'>>

/** Changes of a game: only the given videos change, every other field is replaced as a whole. */
export type GameChanges = Partial<Omit<GameFields, 'videoUrls' | 'landscapeVideoUrls'>> & {
  videoUrls?: Partial<GameFields['videoUrls']>
  landscapeVideoUrls?: Partial<GameFields['landscapeVideoUrls']>
}

/** A game's fields as the API names them, with instants as text. */
const WIRE_NAMES: Partial<Record<keyof GameFields, string>> = {
  startTimeMs: 'startTime',
  lastJoinTimeMs: 'lastJoinTime',
  endTimeMs: 'endTime',
}

export const wireName = (field: keyof GameFields): string => WIRE_NAMES[field] ?? field
