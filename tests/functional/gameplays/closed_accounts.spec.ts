import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CloseAccount } from '#accounts/actions/close_account'
import { clock } from '#shared/clock'
import { publish, type DomainEvents } from '#shared/delivery/domain_events'
import { newId } from '#shared/ids'
import { coinsOf, CLEAN, DAY_MS, endGame, givenExample, ledgerOf } from '#tests/fixtures/settlement'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer } from '#tests/helpers/players'
import { changeResult, declare, passTime, settleAll } from '#tests/helpers/settlement'

const KEPT_OF_PLAYERS = ['notifications', 'settled_answers', 'player_progress', 'achievements']

async function close(userId: string): Promise<void> {
  const actor = { actorId: userId, ip: '192.0.2.1', requestId: newId() }
  const closed = await (await app.container.make(CloseAccount)).handle(userId, actor)
  if (!closed.ok) throw new Error(closed.error.type)
}

/** Resolves once it waits for what another transaction holds, or has not had to. */
async function hasCome(work: Promise<unknown>): Promise<void> {
  let done = false
  void work.finally(() => (done = true))
  // SQLite has one connection: the work waits for it from its first statement on.
  if (process.env.TEST_DATABASE !== 'pg') return
  await eventually(async () => {
    const { rows } = await db.rawQuery(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    )
    if (rows.length === 0 && !done) throw new Error('nobody waits for a lock')
  })
}

/** What is kept of players, by table. */
async function keptOf(players: readonly { id: string }[]): Promise<string[]> {
  const ids = players.map(({ id }) => id)
  const kept: string[] = []
  for (const table of KEPT_OF_PLAYERS) {
    for (const { user_id: id } of await db.from(table).whereIn('user_id', ids)) {
      kept.push(`${table}:${ids.indexOf(id)}`)
    }
  }
  return kept
}

test.group('A closed account', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('is paid what its plays won, and nothing is written of it', async ({ client, assert }) => {
    const { game, u1, u2, u3, u4, creator } = await givenExample(client)
    const gone = [u1, u3, creator]
    for (const { id } of gone) await close(id)
    await endGame()
    passTime(DAY_MS)
    await settleAll()
    await declare(game.id, 'A')
    await changeResult(game.id, 'B')
    passTime(DAY_MS)
    await settleAll()
    assert.isEmpty(await keptOf(gone))
    assert.isNotEmpty(await keptOf([u2]))
    assert.deepEqual(await coinsOf([u1, u3, u4]), [
      [0, 0],
      [8 * 170, 0],
      [4 * 170, 0],
    ])
    assert.deepEqual(await ledgerOf(game.id), CLEAN)
  })

  test('loses what is written of it while it closes', async ({ assert }) => {
    const player = await createPlayer()
    const play = {
      playId: newId(),
      userId: player.id,
      outcome: 'won',
      coins: 0,
      tickets: 0,
      unpaid: false,
    } as const
    const settled: DomainEvents['plays_settled'] = {
      ...{ gameId: newId(), text: 'Will it rain?', gameType: 'PREDICTION', isAd: false },
      ...{ revision: 1, kind: 'declared', plays: [play] },
    }
    const settling = await db.transaction()
    await publish({ type: 'plays_settled', ...settled }, settling)
    const closing = close(player.id)
    await hasCome(closing)
    await settling.commit()
    await closing
    assert.isEmpty(await keptOf([player]))
  })
})
