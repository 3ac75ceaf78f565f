import app from '@adonisjs/core/services/app'
import { gameSet, playlists } from '#database/demo/content'
import { demoId } from '#database/demo/ids'
import { PlaylistsContract } from '#playlists/contract'
import { clock } from '#shared/clock'

const SET_RUNS_MS = 30 * 24 * 60 * 60 * 1_000

/** In which order it is played: the playlists, and the set that runs beside them. */
export async function seedLists(): Promise<void> {
  const contract = await app.container.make(PlaylistsContract)
  const gameIds = (slugs: readonly string[]) => slugs.map((slug) => demoId('game', slug))
  for (const { slug, name, creator, language, games: slugs } of playlists) {
    await contract.addPlaylist({
      id: demoId('playlist', slug),
      name,
      creatorId: demoId('creator', creator),
      distributorId: 'default',
      gameIds: gameIds(slugs),
      rules: { language },
    })
  }
  const nowMs = clock.nowMs()
  await contract.addGameSet({
    id: demoId('game_set', gameSet.slug),
    name: gameSet.name,
    partnerId: 'default',
    gameIds: gameIds(gameSet.games),
    startAtMs: nowMs,
    endAtMs: nowMs + SET_RUNS_MS,
  })
}
