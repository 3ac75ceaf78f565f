import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { givenTable } from '#tests/fixtures/scratch_table'
import { withBothDrivers } from '#tests/helpers/drivers'

const outcomes = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map(({ status }) => status)

withBothDrivers('Statements that travel together', (group) => {
  if (process.env.TEST_DATABASE !== 'pg') group.tap((spec) => spec.skip(true, 'no wire'))

  test('are each answered with their own rows', async ({ assert }) => {
    const numbers = Array.from({ length: 20 }, (_, n) => n)
    const ask = (n: number) => `select ${n % 3} as kind, cast(? as bigint) as n`
    const rows = await transact((trx) =>
      Promise.all(numbers.map((n) => run<{ n: number }>(trx, ask(n), [n])))
    )
    assert.deepEqual(
      rows.map(([row]) => row!.n),
      numbers
    )
  })

  test('give their rows run by run, also behind one that failed', async ({ assert }) => {
    const { ids, insert } = await givenTable()
    const statement = `${insert(1).replace('(1)', '(?)')} returning id, id = ? as is_two`
    const add = (id: number) => run(db.connection(), statement, [id, 2])
    const told = []
    for (const id of [1, 2, 2, 3]) told.push(await add(id).catch(({ code }) => code as string))
    const row = (id: number, isTwo = false) => [{ id, is_two: isTwo }]
    assert.deepEqual(told, [row(1), row(2, true), '23505', row(3)])
    assert.deepEqual(await ids(), [1, 2, 3])
  })

  test('leave nothing behind when one of them fails', async ({ assert }) => {
    const { ids, insert } = await givenTable()
    const told = await transact(async (trx) => {
      const settled = await outcomes([1, 2, 2, 3].map((id) => run(trx, insert(id))))
      await trx.rollback()
      return settled
    })
    assert.deepEqual(told, ['fulfilled', 'fulfilled', 'rejected', 'rejected'])
    assert.deepEqual(await ids(), [])
  })

  test('commit nothing when one of them failed, and nobody minded', async ({ assert }) => {
    const { ids, insert } = await givenTable()
    await assert.rejects(
      () => transact((trx) => outcomes([1, 1].map((id) => run(trx, insert(id))))),
      /Nothing was committed/
    )
    assert.deepEqual(await ids(), [])
  })

  test('write nothing outside the transaction that was meant', async ({ assert }) => {
    const { ids, insert } = await givenTable()
    await assert.rejects(() =>
      transact(async (trx) => {
        await run(trx, insert(1))
        const [row] = await run<{ pid: number }>(trx, 'select pg_backend_pid() as pid')
        await run(db.connection(), 'select pg_terminate_backend(?)', [row!.pid])
        await outcomes([2, 3].map((id) => run(trx, insert(id))))
      })
    )
    await transact((trx) => run(trx, insert(4)))
    assert.deepEqual(await ids(), [4])
  })
})
