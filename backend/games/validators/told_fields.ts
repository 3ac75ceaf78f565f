import type { Infer } from '@vinejs/vine/types'
import type { NewFields } from '#games/actions/create_game'
import type { GameChanges } from '#games/domain/game_fields'
import type {
  adminCreateGameValidator,
  adminEditGameValidator,
} from '#games/validators/game_validators'

type NewBody = Omit<Infer<typeof adminCreateGameValidator>, 'creatorId'>
type EditBody = Omit<Infer<typeof adminEditGameValidator>, 'state' | 'expected'>

/** The fields of a new game with defaults for omitted ones; by default it can be joined until its end. */
export function toNewFields({ startTime, lastJoinTime, endTime, ...told }: NewBody): NewFields {
  const { videoUrls, landscapeVideoUrls } = told
  return {
    ...told,
    gameTitle: told.gameTitle ?? '',
    correctAnswer: told.correctAnswer ?? null,
    language: told.language ?? null,
    isPrivate: told.isPrivate ?? false,
    isAd: told.isAd ?? false,
    allowBlack: told.allowBlack ?? false,
    sourceUrl: told.sourceUrl ?? null,
    videoUrls: { mp4720: videoUrls?.mp4720 ?? null, poster: videoUrls?.poster ?? null },
    landscapeVideoUrls: { mp4720: landscapeVideoUrls?.mp4720 ?? null },
    metadata: told.metadata ?? {},
    startTimeMs: startTime,
    lastJoinTimeMs: lastJoinTime ?? endTime,
    endTimeMs: endTime,
  }
}

export function toChanges({ startTime, lastJoinTime, endTime, ...told }: EditBody): GameChanges {
  return { ...told, startTimeMs: startTime, lastJoinTimeMs: lastJoinTime, endTimeMs: endTime }
}
