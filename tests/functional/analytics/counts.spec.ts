import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { pruneAnalytics } from '#analytics/actions/prune_analytics'
import { rollUpDue } from '#analytics/actions/roll_up_due'
import { rollUpHour } from '#analytics/actions/roll_up_hour'
import { getRolledUpTo } from '#analytics/queries/get_rolled_up_to'
import { HOUR_MS, hourOf } from '#analytics/domain/hours'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenEvents } from '#tests/fixtures/analytics'
import { givenDomain } from '#tests/fixtures/partner_hosts'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/analytics/counts'
const { keepMs, keepRolledMs, graceMs } = game.analytics

function pass(ms: number): void {
  const at = clock.nowMs() + ms
  clock.replace(() => at)
}

async function givenPlays() {
  const { id: widgetId } = await givenWidget()
  const gameId = newId()
  const pick = (side: 'A' | 'B') => ({
    name: 'side_picked' as const,
    properties: { gameId, side, gameType: 'POLL' as const, index: 0 },
  })
  await givenEvents({ widgetId, flavour: 'default' }, [pick('A'), pick('A'), pick('B')])
  await givenEvents({ widgetId, flavour: 'free-games' }, [pick('A')])
  const hour = hourOf(clock.nowMs())
  return { widgetId, gameId, hour, pick }
}

const span = (hour: number) => ({
  from: new Date(hour).toISOString(),
  to: new Date(hour + HOUR_MS).toISOString(),
})

const rolledOf = (widgetId: string) =>
  db
    .from('analytics_hours')
    .where('widget_id', widgetId)
    .select('hour', 'name', 'flavour', 'detail', 'events')
    .orderBy(['hour', 'flavour', 'detail'])

test.group('Counts of events', (group) => {
  // Each test has hours of its own, which no run before it has counted.
  group.each.setup(async () => {
    const startMs = Math.max(Date.now(), (await getRolledUpTo()) ?? 0)
    return clock.replace(() => startMs)
  })

  test('come from full hours alone, by what is asked for', async ({ assert, client }) => {
    const { widgetId, gameId, hour } = await givenPlays()
    await rollUpDue()
    assert.deepEqual(await rolledOf(widgetId), [])
    pass(HOUR_MS + graceMs)
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const read = (query: object) =>
      client
        .get(PATH)
        .bearerToken(accessToken)
        .qs({ widgetId, ...span(hour), ...query })
    assert.deepEqual((await read({})).body().items, [{ events: 0 }])
    await rollUpDue()
    assert.deepEqual((await read({})).body().items, [{ events: 4 }])
    const bySide = await read({ by: 'event,detail', gameId })
    assert.deepEqual(bySide.body().items, [
      { events: 3, event: 'side_picked', detail: 'A' },
      { events: 1, event: 'side_picked', detail: 'B' },
    ])
    const byDay = await read({ by: 'day,flavour,release' })
    const day = `${new Date(hour).toISOString().slice(0, 10)}T00:00:00.000Z`
    assert.deepEqual(byDay.body().items, [
      { events: 3, day, flavour: 'default', release: 'play-cards@1.0.0' },
      { events: 1, day, flavour: 'free-games', release: 'play-cards@1.0.0' },
    ])
    assert.isAtLeast(Date.parse(byDay.body().rolledUpTo), hour + HOUR_MS)
    assert.deepEqual((await read({ event: 'game_played', by: 'event' })).body().items, [])
  })

  test('are the same after several runs at once, and after a rebuild', async ({ assert }) => {
    const { widgetId, hour } = await givenPlays()
    pass(HOUR_MS + graceMs)
    await Promise.all([rollUpDue(), rollUpDue(), rollUpDue()])
    const rolled = await rolledOf(widgetId)
    assert.deepEqual(
      rolled.map(({ events }) => Number(events)),
      [2, 1, 1]
    )
    await Promise.all([1, 2, 3].map(() => rollUpHour(hour, { again: true })))
    assert.deepEqual(await rolledOf(widgetId), rolled)
  })

  test('take in what a rebuild finds more', async ({ assert }) => {
    const { widgetId, hour, pick } = await givenPlays()
    pass(HOUR_MS + graceMs)
    const over = clock.nowMs()
    await rollUpDue()
    clock.replace(() => hour + 1)
    await givenEvents({ widgetId }, [pick('A')])
    clock.replace(() => over)
    await rollUpDue()
    const sum = async () =>
      (await rolledOf(widgetId)).reduce((all, { events }) => all + Number(events), 0)
    assert.equal(await sum(), 4)
    assert.isTrue((await rollUpHour(hour, { again: true })).ok)
    assert.equal(await sum(), 5)
  })

  test('refuse an hour that is not over, and one whose events are gone', async ({ assert }) => {
    const { hour } = await givenPlays()
    const now = await rollUpHour(hour, { again: true })
    assert.deepInclude(now, { ok: false, error: { type: 'not_over' } })
    const old = await rollUpHour(hourOf(clock.nowMs() - keepMs) - HOUR_MS, { again: true })
    assert.deepInclude(old, { ok: false, error: { type: 'events_gone' } })
  })

  test('stay when their events are deleted after 30 days, and go later', async ({ assert }) => {
    const { widgetId } = await givenPlays()
    const events = () => db.from('analytics_events').where('widget_id', widgetId)
    // No roll-up has run until the day of the deletion.
    pass(keepMs - HOUR_MS)
    await pruneAnalytics()
    assert.lengthOf(await events(), 4)
    pass(2 * HOUR_MS)
    await pruneAnalytics()
    assert.lengthOf(await events(), 0)
    assert.lengthOf(await rolledOf(widgetId), 3)
    pass(keepRolledMs)
    await pruneAnalytics()
    assert.lengthOf(await rolledOf(widgetId), 0)
  })

  test('are read by the owner of a partner, and by nobody of another one', async ({
    assert,
    client,
  }) => {
    const { id, distributorId: partner } = await givenDomain()
    await givenEvents({ partner }, [{ name: 'terms_accepted', properties: {} }])
    const hour = hourOf(clock.nowMs())
    pass(HOUR_MS + graceMs)
    await rollUpDue()
    const owner = await createPlayer()
    await db.from('partner_domains').where({ id }).update({ owner_user_id: owner.id })
    const read = (token: string) =>
      client
        .get(PATH)
        .bearerToken(token)
        .qs({ partner, ...span(hour) })
    assert.deepEqual((await read(owner.accessToken)).body().items, [{ events: 1 }])
    ;(await read((await createPlayer()).accessToken)).assertStatus(404)
    const all = await client.get(PATH).bearerToken(owner.accessToken).qs(span(hour))
    all.assertStatus(403)
  })

  for (const [what, query] of Object.entries({
    'a span over 90 days': { from: '2026-01-01T00:00Z', to: '2026-04-02T00:00Z' },
    'an end before its start': { from: '2026-01-02T00:00Z', to: '2026-01-01T00:00Z' },
    'no time': { from: 'yesterday', to: '2026-01-01T00:00Z' },
    'an unknown grouping': { ...span(0), by: 'event,password' },
    'a grouping twice': { ...span(0), by: 'event,event' },
    'an unknown event': { ...span(0), event: 'game_invented' },
  })) {
    test(`refuse ${what}`, async ({ client }) => {
      const { accessToken } = await createPlayer()
      const response = await client.get(PATH).bearerToken(accessToken).qs(query)
      response.assertStatus(422)
    })
  }
})
