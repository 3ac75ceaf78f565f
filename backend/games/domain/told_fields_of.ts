import { fieldsOf } from '#games/domain/game_changes'
import { shownMediaOf } from '#games/domain/media_of_games'
import type { Game } from '#games/models/game'

const iso = (instantMs: number) => new Date(instantMs).toISOString()

/** The editable fields of a game as its creator and admins are told them. */
export function toldFieldsOf(game: Game) {
  const { startTimeMs, lastJoinTimeMs, endTimeMs, ...plain } = fieldsOf(game)
  const { videoUrls, landscapeVideoUrls, metadata } = shownMediaOf(game)
  return {
    ...plain,
    ...{ videoUrls, landscapeVideoUrls, metadata, correctAnswer: game.correctAnswer },
    startTime: iso(startTimeMs),
    lastJoinTime: iso(lastJoinTimeMs),
    endTime: iso(endTimeMs),
  }
}
