import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DemoteIdle } from '#achievements/actions/demote_idle'
import { openSession } from '#auth/actions/open_session'
import { clock } from '#shared/clock'
import { faultsOf } from '#tests/fixtures/ledger'
import {
  creditsOf,
  givenGamesAt,
  givenProgress,
  playGame,
  progressOf,
} from '#tests/fixtures/progress'
import { givenPlay } from '#tests/fixtures/plays'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer } from '#tests/helpers/players'

const look = async () => (await app.container.make(DemoteIdle)).handle()

const toldOf = async (userId: string) =>
  (await db.from('notifications').where({ user_id: userId, kind: 'demotion' })).length

const linesOf = (userId: string) =>
  db.from('ledger_transactions').where({ user_id: userId, source: 'user_demotion' })

const TOP = { plays_since_demotion: 80, league: 'level4' } as const
const BOTTOM = { plays_since_demotion: 0, league: 'level1' }

test.group('A week without a play', (group) => {
  group.each.setup(() => beginMidweek())

  test('ends on Monday at midnight in New York, and leads back to the beginning', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await createPlayer()
    // The last play was on Sunday the 10th; the week from the 11th to the 17th is the one without.
    await givenProgress(id, { ...TOP, played_week: '2027-01-04' })
    for (const at of ['2027-01-11T05:00:00Z', '2027-01-18T04:59:59Z']) {
      cleanup(clock.replace(() => Date.parse(at)))
      await look()
      assert.containsSubset(await progressOf(id), TOP)
    }
    cleanup(clock.replace(() => Date.parse('2027-01-18T05:00:00Z')))
    await look()
    assert.containsSubset(await progressOf(id), { ...BOTTOM, demotions: 1 })
    assert.equal(await toldOf(id), 1)
    const [line, ...more] = await linesOf(id)
    assert.isEmpty(more)
    assert.equal(line.key, `pts:user_demotion:2027-01-11:${id}`)
    assert.isEmpty(await creditsOf(id))
    assert.isEmpty(await faultsOf({ id }))
  })

  test('demotes once, however often and by how many it is looked', async ({ assert, cleanup }) => {
    const { id } = await createPlayer()
    await givenProgress(id, { ...TOP, played_week: '2027-02-01' })
    cleanup(clock.replace(() => Date.parse('2027-02-15T12:00:00Z')))
    await Promise.all([look(), look(), look(), look()])
    await look()
    cleanup(clock.replace(() => Date.parse('2027-02-22T12:00:00Z')))
    await look()
    assert.containsSubset(await progressOf(id), { ...BOTTOM, demotions: 1 })
    assert.equal(await toldOf(id), 1)
    assert.lengthOf(await linesOf(id), 1)
  })

  test('is any week but one with a play in it', async ({ assert, cleanup }) => {
    const { id } = await createPlayer()
    await givenProgress(id, { ...TOP, played_week: '2027-03-01' })
    cleanup(clock.replace(() => Date.parse('2027-03-08T12:00:00Z')))
    await look()
    assert.containsSubset(await progressOf(id), TOP)
  })

  test('is over before who plays in the first minute behind it: {0}')
    .with([
      ['in time', false, 1],
      ['with a pick that came too late', true, 0],
    ] as const)
    .run(async ({ assert, cleanup }, [, unpaid, plays]) => {
      const [idle, busy] = [await createPlayer(), await createPlayer()]
      await givenProgress(idle.id, { ...TOP, played_week: '2027-05-03' })
      await givenProgress(busy.id, { ...TOP, played_week: '2027-05-10' })
      cleanup(clock.replace(() => Date.parse('2027-05-17T04:00:30Z')))
      const games = await givenGamesAt('2027-05-17T04:00:30Z', 2)
      for (const { id } of [idle, busy]) {
        for (const game of games) await givenPlay({ id }, game.id, 'A', { unpaid })
      }
      await look()
      const after = { ...BOTTOM, plays_since_demotion: 2 * plays, demotions: 1 }
      assert.containsSubset(await progressOf(idle.id), { ...after, played_week: '2027-05-17' })
      assert.equal(await toldOf(idle.id), 1)
      const [line, ...more] = await linesOf(idle.id)
      assert.isEmpty(more)
      assert.equal(line.key, `pts:user_demotion:2027-05-10:${idle.id}`)
      const on = { ...TOP, plays_since_demotion: TOP.plays_since_demotion + 2 * plays }
      assert.containsSubset(await progressOf(busy.id), { ...on, demotions: 0 })
      assert.isEmpty(await faultsOf(idle, busy))
    })

  test('is over for all plays of the first minute at once', async ({ assert, cleanup }) => {
    const { id } = await createPlayer()
    await givenProgress(id, { ...TOP, played_week: '2027-06-07' })
    cleanup(clock.replace(() => Date.parse('2027-06-21T04:00:30Z')))
    const games = await givenGamesAt('2027-06-21T04:00:30Z', 4)
    await Promise.all([...games.map((game) => givenPlay({ id }, game.id, 'A')), look()])
    const after = { ...BOTTOM, plays_since_demotion: 4, demotions: 1 }
    assert.containsSubset(await progressOf(id), after)
    assert.lengthOf(await linesOf(id), 1)
    assert.equal(await toldOf(id), 1)
  })

  test('takes the plays of the first league too, and says nothing of it', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await createPlayer()
    await givenProgress(id, { plays_since_demotion: 3, played_week: '2027-03-15' })
    cleanup(clock.replace(() => Date.parse('2027-03-29T12:00:00Z')))
    await look()
    assert.containsSubset(await progressOf(id), { ...BOTTOM, demotions: 0 })
    assert.equal(await toldOf(id), 0)
    assert.isEmpty(await linesOf(id))
  })

  test('finds more players than one transaction takes', async ({ assert, cleanup }) => {
    const players = await Promise.all(Array.from({ length: 25 }, () => createPlayer()))
    const ids = players.map(({ id }) => id)
    await db.table('player_progress').multiInsert(
      Array.from({ length: 401 }, (_, index) => ({
        user_id: ids[index] ?? `019aa000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        ...{ ...TOP, played_week: '2027-04-05' },
      }))
    )
    cleanup(clock.replace(() => Date.parse('2027-04-19T12:00:00Z')))
    await look()
    assert.isEmpty(await db.from('player_progress').where('played_week', '2027-04-05'))
    for (const id of ids) assert.equal(await toldOf(id), 1)
  })

  test('is followed by a way up that pays again', async ({ client, assert, cleanup }) => {
    const { id } = await createPlayer({ emailVerified: true })
    await givenProgress(id, { plays_since_demotion: 4, league: 'level1', demotions: 0 })
    const games = await givenGamesAt(clock.nowMs(), 6)
    const session = () => db.transaction((trx) => openSession(id, trx))
    await playGame(client, await session(), games.pop()!)
    const laterMs = clock.nowMs() + 21 * 24 * 3_600_000
    cleanup(clock.replace(() => laterMs))
    await look()
    assert.containsSubset(await progressOf(id), { ...BOTTOM, demotions: 1 })
    const back = await session()
    for (const game of games) await playGame(client, back, game)
    const promotions = (await creditsOf(id)).filter((line) => line.startsWith('user_promotion'))
    assert.deepEqual(promotions, ['user_promotion:100', 'user_promotion:100'])
    const told = await db.from('notifications').where({ user_id: id, kind: 'promotion' })
    assert.lengthOf(told, 2)
  })
})
