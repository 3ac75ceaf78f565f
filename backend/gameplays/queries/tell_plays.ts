import type { GamePlay } from '@sidepick/rules/types'
import type { GamesContract } from '#games/contract'
import { toGamePlay, type GamePlayRow } from '#gameplays/store/game_play_row'
import { listOpponents } from '#gameplays/queries/list_opponents'
import type { ProfilesContract } from '#profiles/contract'

/** A player's own plays for the wire; only black tickets have opponents. */
export async function tellPlays(
  rows: readonly GamePlayRow[],
  games: GamesContract,
  profiles: ProfilesContract
): Promise<GamePlay[]> {
  const black = rows.filter((row) => row.ticket_type === 'black').map(({ id }) => id)
  const [answers, opponents] = await Promise.all([
    games.listAnswers([...new Set(rows.map((row) => row.game_id))]),
    listOpponents(black, profiles),
  ])
  return rows.map((row) => {
    const correctAnswer = answers.get(row.game_id) ?? null
    return toGamePlay(row, { correctAnswer }, opponents.get(row.id))
  })
}
