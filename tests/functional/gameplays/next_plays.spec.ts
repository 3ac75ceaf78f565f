import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { nextPlays } from '#gameplays/queries/next_plays'
import { givenCrowd } from '#tests/fixtures/crowds'
import { givenPrediction } from '#tests/fixtures/settlement'

const LIMIT = 3

/** A game of thirty-one free plays, and its players in order. */
async function givenWalk() {
  const { id } = await givenPrediction()
  await givenCrowd(id, { pairs: 0, free: 31 })
  const plays = await db.from('game_plays').where('game_id', id).orderBy('user_id')
  return { id, players: plays.map((play) => play.user_id as string) }
}

const win = (gameId: string, players: readonly string[]) =>
  db
    .from('game_plays')
    .where({ game_id: gameId })
    .whereIn('user_id', [...players])
    .update('state', 'won')

/** What a walk with this condition finds, batch by batch. */
async function walk(gameId: string, condition: string): Promise<string[][]> {
  const batches: string[][] = []
  await db.transaction(async (trx) => {
    for (let after: string | null = null; ;) {
      const wanted = { columns: 'user_id', condition, after, limit: LIMIT }
      const rows: { user_id: string }[] = await nextPlays(gameId, wanted, trx)
      if (rows.length === 0) return
      batches.push(rows.map((row) => row.user_id))
      after = rows.at(-1)!.user_id
    }
  })
  return batches
}

test.group('A walk along the plays of a game', () => {
  test('comes by every play once, in the order of their players', async ({ assert }) => {
    const { id, players } = await givenWalk()
    const batches = await walk(id, `state = 'matched'`)
    assert.deepEqual(batches.flat(), players)
    assert.isTrue(batches.every((batch) => batch.length <= LIMIT))
  })

  test('finds the few that are far behind, and none of other games', async ({ assert }) => {
    const { id, players } = await givenWalk()
    const other = await givenWalk()
    await win(other.id, other.players)
    const few = [players[0]!, ...players.slice(14, 19), players[29]!, players[30]!]
    await win(id, few)
    const batches = await walk(id, `state = 'won'`)
    assert.deepEqual(batches.flat(), few)
    assert.isTrue(batches.every((batch) => batch.length <= LIMIT))
  })

  test('ends where there are none', async ({ assert }) => {
    const { id } = await givenWalk()
    assert.deepEqual(await walk(id, `state = 'won'`), [])
  })
})
