import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { isLockTimeout, run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { givenTable } from '#tests/fixtures/scratch_table'
import { withBothDrivers } from '#tests/helpers/drivers'

const onPostgres = process.env.TEST_DATABASE === 'pg'

withBothDrivers('A transaction that is over', () => {
  test('takes nothing more of work that went on beside the part that failed', async ({
    assert,
  }) => {
    const { ids, insert } = await givenTable()
    const over = Promise.withResolvers<void>()
    let late: Promise<unknown> = Promise.resolve()
    await assert.rejects(
      () =>
        transact(async (trx) => {
          late = over.promise.then(() => run(trx, insert(1)))
          await Promise.all([late, Promise.reject(new Error('the other part failed'))])
        }),
      'the other part failed'
    )
    over.resolve()
    await assert.rejects(() => late)
    assert.deepEqual(await ids(), [])
  })

  test('takes nothing more of work that its commit overtook', async ({ assert }) => {
    const { ids, insert } = await givenTable()
    const over = Promise.withResolvers<void>()
    let late: Promise<unknown> = Promise.resolve()
    await transact((trx) => {
      late = over.promise.then(() => run(trx, insert(1)))
      return Promise.resolve()
    })
    over.resolve()
    await assert.rejects(() => late)
    assert.deepEqual(await ids(), [])
  })

  test('takes nothing more of a builder that it overtook', async ({ assert }) => {
    const { table, ids } = await givenTable()
    let late: Promise<unknown> = Promise.resolve()
    await assert.rejects(
      () =>
        transact(async (trx) => {
          late = trx.table(table).insert({ id: 1 }).exec()
          late.catch(() => undefined)
          throw new Error('the other part failed')
        }),
      'the other part failed'
    )
    await Promise.allSettled([late])
    assert.deepEqual(await ids(), [])
  })

  test('has no work done that it could not begin for', async ({ assert }) => {
    const { ids, insert } = await givenTable()
    await db.rawQuery('pragma busy_timeout = 50')
    db.manager.add('other', db.manager.get('sqlite')!.config)
    const other = await db.connection('other').transaction()
    const work = transact(async (trx) => {
      await other.rollback()
      await run(trx, insert(1))
    })
    const error: unknown = await work.catch((refused: unknown) => refused)
    if (!other.isCompleted) await other.rollback()
    await db.manager.release('other')
    await db.rawQuery('pragma busy_timeout = 5000')
    assert.isTrue(isLockTimeout(error))
    assert.deepEqual(await ids(), [])
  }).skip(onPostgres, 'PostgreSQL begins whatever others do')

  test('takes nothing more when the database ended it', async ({ assert }) => {
    const { table, ids, insert } = await givenTable()
    await assert.rejects(() =>
      transact(async (trx) => {
        await run(trx, insert(1))
        const again = run(trx, `insert or rollback into ${table} (id) values (1)`)
        await Promise.allSettled([again, run(trx, insert(2))])
      })
    )
    assert.deepEqual(await ids(), [])
  }).skip(onPostgres, 'PostgreSQL refuses what follows by itself')
})
