import { decidedBy } from '@sidepick/rules/game_types'
import { given } from '#shared/privacy/differences'
import type { GameChanges, GameFields } from '#games/domain/game_fields'
import type { Game } from '#games/models/game'

/** A declared result is not the answer that came with the question. */
export function fieldsOf(game: Game): GameFields {
  return {
    text: game.text,
    gameTitle: game.gameTitle,
    gameType: game.gameType,
    sideA: game.sideA,
    sideB: game.sideB,
    correctAnswer: decidedBy(game) === 'answer' ? game.correctAnswer : null,
    categoryId: game.categoryId,
    language: game.language,
    orientation: game.orientation,
    isPrivate: game.isPrivate,
    isAd: game.isAd,
    allowBlack: game.allowBlack,
    startTimeMs: game.startTimeMs,
    lastJoinTimeMs: game.lastJoinTimeMs,
    endTimeMs: game.endTimeMs,
    sourceUrl: game.sourceUrl,
    videoUrls: game.videoUrls,
    landscapeVideoUrls: game.landscapeVideoUrls,
    metadata: game.metadata,
  }
}

/** A change of the type clears the fields that belong to the old type. */
export function merged(before: GameFields, changes: GameChanges): GameFields {
  const { videoUrls = {}, landscapeVideoUrls = {}, ...plain } = changes
  const isOther = (plain.gameType ?? before.gameType) !== before.gameType
  return {
    ...before,
    ...(isOther ? { correctAnswer: null, allowBlack: false } : {}),
    ...given(plain),
    videoUrls: { ...before.videoUrls, ...given(videoUrls) },
    landscapeVideoUrls: { ...before.landscapeVideoUrls, ...given(landscapeVideoUrls) },
  }
}
