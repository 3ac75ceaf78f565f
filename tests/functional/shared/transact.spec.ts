import { BaseModel, column } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { run } from '#shared/database/dialect'
import { newId } from '#shared/ids'
import { savepoint, transact } from '#shared/database/transact'
import { withBothDrivers } from '#tests/helpers/drivers'

const conflict = (code: string) => Object.assign(new Error('given up'), { code })

/** A table of the test's own with two rows that two transactions want in opposite order. */
async function givenTwoRows() {
  const table = `transact_${newId().replaceAll('-', '')}`
  await db.rawQuery(`create table ${table} (id integer primary key, hits integer not null)`)
  await db.rawQuery(`insert into ${table} (id, hits) values (1, 0), (2, 0)`)
  return table
}

const hitsOf = async (table: string): Promise<number[]> =>
  (await db.from(table).orderBy('id')).map(({ hits }) => hits as number)

/** Where each waits until so many have come; who comes later goes on at once. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let here = 0
  return () => {
    if (++here === size) resolve()
    return promise
  }
}

withBothDrivers('A transaction', () => {
  test('begins again when the database gave it up, and leaves one effect', async ({ assert }) => {
    const table = await givenTwoRows()
    let runs = 0
    const answer = await transact(async (trx) => {
      await trx.rawQuery(`update ${table} set hits = hits + 1 where id = 1`)
      if (++runs <= 3) throw conflict(runs === 1 ? '40P01' : '40001')
      return 'done'
    })
    assert.equal(answer, 'done')
    assert.equal(runs, 4)
    assert.equal((await db.from(table).where('id', 1).first()).hits, 1)
  })

  test('is given up after three retries, and at once for any other error', async ({ assert }) => {
    const count = async (code: string) => {
      let runs = 0
      await assert.rejects(() =>
        transact(async () => {
          runs++
          throw conflict(code)
        })
      )
      return runs
    }
    assert.equal(await count('40001'), 4)
    assert.equal(await count('23505'), 1)
  })

  test('is heard of when its commit fails, and so is nobody who waited for it', async ({
    assert,
  }) => {
    const table = await givenTwoRows()
    await db.rawQuery(
      `create table ${table}_of (id integer references ${table} (id) deferrable initially deferred)`
    )
    let after = 0
    await assert.rejects(() =>
      transact(async (trx) => {
        trx.after('commit', () => void after++)
        await trx.rawQuery(`insert into ${table}_of (id) values (3)`)
      })
    )
    assert.equal(after, 0)
    assert.lengthOf(await db.from(`${table}_of`), 0)
  })

  test('leaves nothing behind when the statement fails that travels with its commit', async ({
    assert,
  }) => {
    const table = await givenTwoRows()
    const hit = (id: number) => `update ${table} set hits = hits + 1 where id = ${id}`
    let after = 0
    await assert.rejects(() =>
      transact(async (trx) => {
        trx.after('commit', () => void after++)
        await run(trx, hit(1))
        trx.closeWith(run(trx, `insert into ${table} (id, hits) values (1, 1)`))
      })
    )
    await transact(async (trx) => trx.closeWith(run(trx, hit(2))))
    assert.deepEqual(await hitsOf(table), [0, 1])
    assert.equal(after, 0)
  })

  test('takes what models and builders write with it, but for a part that failed', async ({
    assert,
  }) => {
    const table = await givenTwoRows()
    class Row extends BaseModel {
      static override table = table
      @column({ isPrimary: true }) declare id: number
      @column() declare hits: number
    }
    const work = async (trx: TransactionClientContract) => {
      const row = await Row.findOrFail(1, { client: trx })
      await row.useTransaction(trx).merge({ hits: 3 }).save()
      await trx.from(table).where('id', 1).increment('hits', 1)
      await assert.rejects(() =>
        savepoint(trx, async () => {
          await trx.from(table).where('id', 2).increment('hits', 1)
          throw new Error('only this')
        })
      )
    }
    await transact(work)
    await assert.rejects(() =>
      transact(async (trx) => {
        await work(trx)
        throw new Error('all of it')
      })
    )
    assert.deepEqual(await hitsOf(table), [4, 0])
  })

  test('survives a real deadlock', async ({ assert }) => {
    const table = await givenTwoRows()
    const bothHoldOne = meeting(2)
    let runs = 0
    const hit = (order: number[]) =>
      transact(async (trx) => {
        runs++
        for (const id of order) {
          await trx.rawQuery(`update ${table} set hits = hits + 1 where id = ?`, [id])
          await bothHoldOne()
        }
      })
    await Promise.all([hit([1, 2]), hit([2, 1])])
    assert.deepEqual(await hitsOf(table), [2, 2])
    assert.isAbove(runs, 2)
  }).skip(process.env.TEST_DATABASE !== 'pg', 'SQLite has one writer, and no deadlock')

  test('survives one that another statement tells of, which travelled behind', async ({
    assert,
  }) => {
    const table = await givenTwoRows()
    const bothHoldOne = meeting(2)
    let runs = 0
    const hit = (first: number, second: number) =>
      transact(async (trx) => {
        runs++
        const raise = (id: number) =>
          run(trx, `update ${table} set hits = hits + 1 where id = ?`, [id])
        await raise(first)
        await bothHoldOne()
        const raised = raise(second)
        const behind = run(trx, `select hits from ${table}`, [])
        const told = Promise.allSettled([behind])
        await Promise.all([raised.finally(() => told), behind])
      })
    await Promise.all([hit(1, 2), hit(2, 1)])
    assert.deepEqual(await hitsOf(table), [2, 2])
    assert.isAbove(runs, 2)
  }).skip(process.env.TEST_DATABASE !== 'pg', 'SQLite has one writer, and no deadlock')
})
