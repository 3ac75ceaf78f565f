import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#shared/ids'
import { transact } from '#shared/transact'

const conflict = (code: string) => Object.assign(new Error('given up'), { code })

/** A table of the test's own with two rows that two transactions want in opposite order. */
async function givenTwoRows() {
  const table = `transact_${newId().replaceAll('-', '')}`
  await db.rawQuery(`create table ${table} (id integer primary key, hits integer not null)`)
  await db.rawQuery(`insert into ${table} (id, hits) values (1, 0), (2, 0)`)
  return table
}

test.group('A transaction', () => {
  test('begins anew when the database gave it up, and leaves one effect', async ({ assert }) => {
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

  test('survives a real deadlock', async ({ assert }) => {
    const table = await givenTwoRows()
    const hit = (order: number[]) =>
      transact(async (trx) => {
        for (const id of order) {
          await trx.rawQuery(`update ${table} set hits = hits + 1 where id = ?`, [id])
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
      })
    await Promise.all([hit([1, 2]), hit([2, 1])])
    const rows = await db.from(table).orderBy('id')
    assert.deepEqual(
      rows.map(({ hits }) => hits),
      [2, 2]
    )
  })
    .timeout(20_000)
    .skip(process.env.TEST_DATABASE !== 'pg', 'SQLite has one writer, and no deadlock')
})
