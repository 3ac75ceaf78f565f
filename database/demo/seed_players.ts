import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { addPlay } from '#database/demo/add_play'
import { games, leaderboard, players, type DemoPlayer } from '#database/demo/content'
import { game as constants } from '#config/game'
import { demoId } from '#database/demo/ids'
import { signUpPlayer } from '#database/demo/sign_up_player'
import { transact } from '#shared/database/transact'
import { GamePlaysContract } from '#gameplays/contract'
import { LeaderboardsContract } from '#leaderboards/contract'
import { WalletsContract } from '#wallets/contract'

const GAMES_EACH = 14
/** Most that one of their plays can pay. */
const POINTS_PER_PLAY_MAX = 40
/** Step of an even spread over 0 to 1: the golden ratio's fraction. */
const SPREAD = 0.618_034

/** Company for a newcomer: players who really played, and stand on this week's board. */
export async function seedPlayers(): Promise<void> {
  const boards = await app.container.make(LeaderboardsContract)
  await boards.openSeries({
    id: demoId('leaderboard', 'weekly'),
    distributorId: 'default',
    series: 'weekly',
    ...leaderboard,
  })
  for (const [index, player] of players.entries()) {
    const userId = demoId('player', player.username)
    await signUpPlayer(userId, player)
    await play(userId, player, index)
    await makeUp(userId, player)
  }
}

/** A pick per game, spread so that each game's votes lean as its content says. */
async function play(userId: string, player: DemoPlayer, index: number) {
  const plays = await app.container.make(GamePlaysContract)
  const played = await plays.listOwn(userId, gameIds)
  if (played.length > 0) return
  const byPlays = player.points - constants.dailyStreak.pointsPerDay
  const count = Math.min(GAMES_EACH, Math.floor(byPlays / POINTS_PER_PLAY_MAX))
  for (let turn = 0; turn < count; turn++) {
    const game = games[(index * 5 + turn) % games.length]
    if (!game) continue
    const side = (SPREAD * (index + 1)) % 1 < game.lean ? 'A' : 'B'
    await addPlay({ gameId: demoId('game', game.slug), userId, side, emailVerified: false })
  }
}

/** What else they won this week, in one posting under a key of its own. */
async function makeUp(userId: string, { points: wanted }: DemoPlayer) {
  const wallets = await app.container.make(WalletsContract)
  const boards = await app.container.make(LeaderboardsContract)
  const entry = await db
    .from('leaderboard_entries')
    .where({ leaderboard_id: demoId('leaderboard', 'weekly'), user_id: userId })
    .first()
  const points = wanted - (entry?.points ?? 0)
  if (points <= 0) return
  const boardIds = await boards.activeBoardIds('default')
  const credit = {
    userId,
    points,
    type: 'admin_update',
    source: 'leaderboard_points',
    reference: 'demo',
  } as const
  await transact(async (trx) => {
    const paid = await wallets.creditPoints(credit, trx)
    if (paid) await boards.addPoints({ userId, boardIds, points }, trx)
  })
}

const gameIds = games.map((game) => demoId('game', game.slug))
