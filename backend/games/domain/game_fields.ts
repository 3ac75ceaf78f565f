import type { NewGame } from '#games/contract'

/** What is said of a game; whose it is and where it stands is not. */
export type GameFields = Required<Omit<NewGame, 'id' | 'creatorId'>>

/** Changes of a game: of the videos those that are given, everything else as a whole. */
export type GameChanges = Partial<Omit<GameFields, 'videoUrls' | 'landscapeVideoUrls'>> & {
  videoUrls?: Partial<GameFields['videoUrls']>
  landscapeVideoUrls?: Partial<GameFields['landscapeVideoUrls']>
}

/** A game's fields as the API names them: there an instant is no number. */
const WIRE_NAMES: Partial<Record<keyof GameFields, string>> = {
  startTimeMs: 'startTime',
  lastJoinTimeMs: 'lastJoinTime',
  endTimeMs: 'endTime',
}

export const wireName = (field: keyof GameFields): string => WIRE_NAMES[field] ?? field
