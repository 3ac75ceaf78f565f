import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Side } from '@sidepick/rules/types'
import { LeaderboardsContract } from '#leaderboards/contract'
import { eventually } from '#tests/helpers/eventually'

/** What a newcomer types into the sign-up form. */
export function newcomer() {
  const key = randomUUID().replaceAll('-', '').slice(0, 12)
  return { email: `b${key}@example.com`, username: `b${key}`, password: 'Correct-horse-9' }
}

export type Newcomer = ReturnType<typeof newcomer>

export async function playerNamed(username: string): Promise<{ id: string }> {
  return eventually(async () => {
    const player = await db.from('users').where('username', username).select('id').first()
    if (!player) throw new Error(`there is no player ${username}`)
    return player
  })
}

interface StoredPlay {
  gameId: string
  side: Side
  points: number
}

/** The player's plays in the database, oldest first, once there are `count` of them. */
export async function playsOf(userId: string, count: number): Promise<StoredPlay[]> {
  return eventually(async () => {
    const rows = await db
      .from('game_plays')
      .where('user_id', userId)
      .orderBy([{ column: 'created_at' }, { column: 'id' }])
    if (rows.length !== count) throw new Error(`${rows.length} plays are stored, not ${count}`)
    return rows.map(({ game_id, side, points }) => ({ gameId: game_id, side, points }))
  })
}

/** How a player stands on the week's board of the demo: points, and how many have more. */
export async function standingOf(userId: string): Promise<{ points: number; rank: number }> {
  const boards = await app.container.make(LeaderboardsContract)
  const [board] = await boards.activeBoardIds('default')
  const entries = db.from('leaderboard_entries').where('leaderboard_id', board ?? '')
  const own = await entries.clone().where('user_id', userId).first()
  if (!own) throw new Error('the player is not on the board')
  const [ahead] = await entries.clone().where('points', '>', own.points).count('* as count')
  return { points: Number(own.points), rank: Number(ahead.count) + 1 }
}
