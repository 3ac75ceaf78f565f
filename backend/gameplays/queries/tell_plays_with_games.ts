import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { Game } from '@sidepick/rules/types'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import { GamesContract, PlayedGamesContract } from '#games/contract'
import { claimPoints } from '#gameplays/domain/claims'
import { tellPlays } from '#gameplays/queries/tell_plays'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import type { playWithGameSchema } from '#gameplays/wire/game_play'
import { ProfilesContract } from '#profiles/contract'

type PlayWithGame = Infer<typeof playWithGameSchema>

/** Plays for the screens that list them, where nothing else on the page knows their games. */
@inject()
export class TellPlaysWithGames {
  constructor(
    private readonly games: GamesContract,
    private readonly playedGames: PlayedGamesContract,
    private readonly profiles: ProfilesContract
  ) {}

  async handle(rows: readonly GamePlayRow[]): Promise<PlayWithGame[]> {
    const [plays, games, claimable] = await Promise.all([
      tellPlays(rows, this.playedGames, this.profiles),
      this.games.listByIds([...new Set(rows.map((row) => row.game_id))]),
      endsOfClaims(rows),
    ])
    const byId = new Map(games.map((game) => [game.id, game]))
    return plays.map((play) => {
      const game = byId.get(play.gameId)
      const until = claimable.get(play.id) ?? null
      const claimablePoints = game && until !== null ? claimPoints(game) : 0
      const claimableUntil = claimablePoints > 0 ? until : null
      return { ...play, game: playedGame(game), claimablePoints, claimableUntil }
    })
  }
}

/** null when the game is deleted. */
function playedGame(game: Game | undefined): PlayWithGame['game'] {
  if (!game) return null
  const { text, gameType, sideA, sideB, state, endTime, videoUrls } = game
  return { text, gameType, sideA, sideB, state, endTime, poster: videoUrls.poster ?? null }
}

/** Most plays are not claimed at all, so the hot statements of a play do not carry this column. */
async function endsOfClaims(rows: readonly GamePlayRow[]): Promise<Map<string, string>> {
  const open = rows.filter((row) => row.claimed_at === null).map(({ id }) => id)
  if (open.length === 0) return new Map()
  const claims = await run<Columns<'game_plays', 'id' | 'claimable_until'>>(
    db.connection(),
    `select id, claimable_until from game_plays
     where id in (${open.map(() => '?').join(', ')}) and claimable_until >= ?
       and state in ('won', 'canceled')`,
    [...open, clock.nowMs()]
  )
  return new Map(claims.map((row) => [row.id, new Date(row.claimable_until!).toISOString()]))
}
