import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import type { GamePlay } from '@sidepick/rules/types'
import type { PlayedGamesContract } from '#games/contract'
import { toGamePlay, type GamePlayRow } from '#gameplays/store/game_play_row'
import { listOpponents } from '#gameplays/queries/list_opponents'
import type { ProfilesContract } from '#profiles/contract'

/** A player's own plays for the wire; only tickets that are matched have opponents. */
export async function tellPlays(
  rows: readonly GamePlayRow[],
  games: PlayedGamesContract,
  profiles: ProfilesContract
): Promise<GamePlay[]> {
  const matched = rows.filter((row) => TICKET_TERMS[row.ticket_type].matched).map(({ id }) => id)
  const [answers, opponents] = await Promise.all([
    games.listAnswers([...new Set(rows.map((row) => row.game_id))]),
    listOpponents(matched, profiles),
  ])
  return rows.map((row) => {
    const correctAnswer = answers.get(row.game_id) ?? null
    return toGamePlay(row, { correctAnswer }, opponents.get(row.id))
  })
}
