import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { addToOutbox, outbox } from '#shared/delivery/outbox'
import { listDead, retryDead } from '#shared/delivery/outbox/dead'
import { Undeliverable } from '#shared/delivery/outbox/handlers'
import { kickInThisProcess, settled } from '#shared/delivery/outbox/kick'
import { pruneOutbox } from '#shared/delivery/outbox/prune'
import { outboxRow } from '#tests/fixtures/mails'
import { eventually } from '#tests/helpers/eventually'
import { drainOutbox } from '#tests/helpers/outbox'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

/** A topic of this test's own, and what its handler was given. */
function givenTopic(handler: () => Promise<void> = async () => undefined) {
  const topic = `test_${newId()}`
  const seen: { payload: unknown; key: string }[] = []
  outbox.handle<unknown>(topic, async (payload, { key }) => {
    seen.push({ payload, key })
    await handler()
  })
  const add = (key: string, payload: unknown = {}) =>
    db.transaction((trx) => addToOutbox({ topic, key: `${topic}:${key}`, payload }, trx))
  return { topic, seen, add, row: (key: string) => outboxRow(`${topic}:${key}`) }
}

test.group('The outbox', (group) => {
  group.each.teardown(() => {
    clock.replace(Date.now)
  })

  test('keeps what waits encrypted, and forgets it once it is delivered', async ({ assert }) => {
    const { topic, seen, add, row } = givenTopic()
    await add('a', { token: 'vt_canary' })
    assert.notInclude(JSON.stringify(await row('a')), 'canary')
    await drainOutbox()
    assert.deepEqual(seen, [{ payload: { token: 'vt_canary' }, key: `${topic}:a` }])
    assert.containsSubset(await row('a'), { state: 'delivered', payload: '' })
  })

  test('takes a key once, also after it was delivered', async ({ assert }) => {
    const { seen, add } = givenTopic()
    assert.isTrue(await add('a'))
    assert.isFalse(await add('a'))
    await drainOutbox()
    assert.isFalse(await add('a'))
    await drainOutbox()
    assert.lengthOf(seen, 1)
  })

  test('gives each row to one of many who drain at once', async ({ assert }) => {
    const someoneIsDone = Promise.withResolvers<void>()
    let begun = 0
    // The first row is held until another drain has had them all before it.
    const { seen, add } = givenTopic(async () => {
      if (++begun === 1) await someoneIsDone.promise
    })
    for (let n = 0; n < 30; n++) await add(String(n))
    const drains = [drainOutbox(), drainOutbox(), drainOutbox()]
    void Promise.race(drains).finally(() => someoneIsDone.resolve())
    await Promise.all(drains)
    assert.lengthOf(seen, 30)
    assert.equal(new Set(seen.map(({ key }) => key)).size, 30)
  })

  test('tries again later and later, and gives up after twenty times with the reason', async ({
    assert,
  }) => {
    const failing = async () => {
      throw new Error('550 <ana@example.com> says no to vt_canary, see /x?token=canary')
    }
    const { seen, add, row } = givenTopic(failing)
    await add('a')
    let nowMs = Date.now()
    const pausesMs: number[] = []
    clock.replace(() => nowMs)
    for (let attempt = 1; attempt <= 20; attempt++) {
      await drainOutbox()
      await drainOutbox()
      const { due_at: dueAtMs } = await row('a')
      pausesMs.push(dueAtMs - nowMs)
      nowMs = dueAtMs
    }
    await drainOutbox()
    assert.lengthOf(seen, 20)
    assert.deepEqual(pausesMs.slice(0, 4), [5_000, 10_000, 20_000, 40_000])
    assert.equal(Math.max(...pausesMs), HOUR_MS)
    const { state, last_error: reason } = await row('a')
    assert.equal(state, 'dead')
    assert.equal(reason, 'Error: 550 <[e-mail]> says no to [token], see /x?token=[…]')
  })

  test('does not repeat what cannot be delivered', async ({ assert }) => {
    const { seen, add, row } = givenTopic(async () => {
      throw new Undeliverable('nobody there')
    })
    await add('a')
    await drainOutbox()
    clock.replace(() => Date.now() + DAY_MS)
    await drainOutbox()
    assert.lengthOf(seen, 1)
    assert.containsSubset(await row('a'), {
      state: 'dead',
      last_error: 'Undeliverable: nobody there',
    })
  })

  test('tries what it gave up again when somebody asks for it', async ({ assert }) => {
    let fails = true
    const { topic, seen, add, row } = givenTopic(async () => {
      if (fails) throw new Undeliverable('for now')
    })
    await add('a')
    await drainOutbox()
    const given = (await listDead(100)).find((item) => item.topic === topic)
    assert.equal(given?.last_error, 'Undeliverable: for now')
    fails = false
    await retryDead()
    await drainOutbox()
    assert.lengthOf(seen, 2)
    assert.containsSubset(await row('a'), { state: 'delivered', attempts: 1 })
  })

  test('lets a worker whose time was up change nothing any more', async ({ assert }) => {
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    let calls = 0
    const { add, row } = givenTopic(async () => {
      if (++calls === 1) await held
      else throw new Error('second')
    })
    await add('a')
    const slow = drainOutbox()
    await eventually(async () => assert.equal(calls, 1))
    clock.replace(() => Date.now() + HOUR_MS)
    await drainOutbox()
    release()
    await slow
    assert.containsSubset(await row('a'), { state: 'waiting', attempts: 2 })
  })

  test('delivers at once after the commit where a worker runs, and nothing after a rollback', async ({
    assert,
    cleanup,
  }) => {
    kickInThisProcess(true)
    cleanup(() => kickInThisProcess(false))
    const { topic, seen, add } = givenTopic()
    const undone = await db.transaction()
    await addToOutbox({ topic, key: `${topic}:undone`, payload: {} }, undone)
    await undone.rollback()
    await add('kept')
    await eventually(async () => assert.lengthOf(seen, 1))
    await settled()
    assert.deepEqual(seen, [{ payload: {}, key: `${topic}:kept` }])
  })

  test('remembers what was delivered for a month, and what was given up for three', async ({
    assert,
  }) => {
    const delivered = givenTopic()
    const dead = givenTopic(async () => {
      throw new Undeliverable('no')
    })
    await delivered.add('a')
    await dead.add('a')
    await drainOutbox()
    clock.replace(() => Date.now() + 31 * DAY_MS)
    await pruneOutbox()
    await assert.rejects(() => delivered.row('a'))
    assert.equal((await dead.row('a')).state, 'dead')
    clock.replace(() => Date.now() + 91 * DAY_MS)
    await pruneOutbox()
    await assert.rejects(() => dead.row('a'))
  })
})
