import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PartnerProgrammesContract } from '#partner_programmes/contract'
import app from '@adonisjs/core/services/app'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { linkMicrosoft, openProgramme } from '#tests/fixtures/programme'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer } from '#tests/helpers/players'

const HOUR_MS = 60 * 60 * 1_000

/** A play that is owed points. */
async function givenCredit(userId: string) {
  const playId = newId()
  const rewards = await app.container.make(PartnerProgrammesContract)
  await db.transaction((trx) => rewards.credit({ playId, userId, distributorId: 'a-partner' }, trx))
  return playId
}

const stateOf = async (playId: string) =>
  (await db.from('partner_credits').where('play_id', playId).first()).state

test.group('A credit', (group) => {
  group.each.teardown(() => {
    clock.replace(() => Date.now())
  })

  test('stands in the table where no programme is named', async ({ assert }) => {
    const { id } = await createPlayer()
    await linkMicrosoft(id)
    const playId = await givenCredit(id)
    assert.equal(await stateOf(playId), 'waiting')
    await drainOutbox()
    assert.equal(await stateOf(playId), 'credited')
  })

  test('is told the programme once, to whom the player is there', async ({ assert, cleanup }) => {
    const programme = await openProgramme()
    cleanup(programme.close)
    const { id } = await createPlayer()
    const account = await linkMicrosoft(id)
    const playId = await givenCredit(id)
    await drainOutbox()
    await drainOutbox()
    const [call, ...others] = programme.callsOf(playId)
    assert.isEmpty(others)
    assert.deepEqual(call!.body, {
      account,
      points: 5,
      distributorId: 'a-partner',
      reference: playId,
    })
    assert.containsSubset(call!.headers, {
      'authorization': 'Bearer a-key',
      'idempotency-key': playId,
      'content-type': 'application/json',
    })
    assert.equal(await stateOf(playId), 'credited')
  })

  test('is asked for again under the same reference after {0}')
    .with([
      ['a fault', 500],
      ['too many calls', 429],
      ['a move to another address', 302],
    ] as [string, number][])
    .run(async ({ assert, cleanup }, [, status]) => {
      const programme = await openProgramme([status])
      cleanup(programme.close)
      const { id } = await createPlayer()
      await linkMicrosoft(id)
      const playId = await givenCredit(id)
      await drainOutbox()
      assert.equal(await stateOf(playId), 'waiting')
      const later = clock.nowMs() + HOUR_MS
      clock.replace(() => later)
      await drainOutbox()
      const keys = programme.callsOf(playId).map(({ headers }) => headers['idempotency-key'])
      assert.deepEqual(keys, [playId, playId])
      assert.equal(await stateOf(playId), 'credited')
    })

  test('that was given already is done', async ({ assert, cleanup }) => {
    const programme = await openProgramme([409])
    cleanup(programme.close)
    const { id } = await createPlayer()
    await linkMicrosoft(id)
    const playId = await givenCredit(id)
    await drainOutbox()
    assert.equal(await stateOf(playId), 'credited')
  })

  test('that the programme refuses is put aside', async ({ assert, cleanup }) => {
    const programme = await openProgramme([403])
    cleanup(programme.close)
    const { id } = await createPlayer()
    await linkMicrosoft(id)
    const playId = await givenCredit(id)
    await drainOutbox()
    const later = clock.nowMs() + 24 * HOUR_MS
    clock.replace(() => later)
    await drainOutbox()
    assert.lengthOf(programme.callsOf(playId), 1)
    assert.equal(await stateOf(playId), 'waiting')
    const row = await db.from('outbox').where('key', `credit:${playId}`).first()
    assert.equal(row.state, 'dead')
    assert.equal(row.last_error, 'Undeliverable: answered 403')
  })

  test('waits for an account, and is delivered when one is linked', async ({ assert, cleanup }) => {
    const programme = await openProgramme()
    cleanup(programme.close)
    const [{ id }, other] = [await createPlayer(), await createPlayer()]
    const [playId, others] = [await givenCredit(id), await givenCredit(other.id)]
    await drainOutbox()
    assert.equal(await stateOf(playId), 'unlinked')
    assert.isEmpty(programme.callsOf(playId))
    const account = await linkMicrosoft(id)
    await drainOutbox()
    assert.equal(programme.callsOf(playId)[0]!.body.account, account)
    assert.equal(await stateOf(playId), 'credited')
    assert.equal(await stateOf(others), 'unlinked')
  })
})
