import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { verifyLedger } from '#wallets/queries/verify_ledger'
import { schemaOf, tablesOf } from '#tests/helpers/schema_of'
import { restoreLastRelease } from '#tests/helpers/test_database'

const NAME = 'last_release'

/** Rows as they are, in an order that does not depend on the database. */
async function contentOf(client: QueryClientContract) {
  const content = new Map<string, object[]>()
  for (const table of await tablesOf(client)) content.set(table, await client.from(table))
  return content
}

const texts = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()

/** The columns that a row had: a migration may give it more. */
const only = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

test.group('Shared | a database of the last release', (group) => {
  let release: QueryClientContract
  let before: Map<string, object[]>

  group.setup(async () => {
    const { connection, drop } = await restoreLastRelease()
    const config = db.manager.get(db.primaryConnectionName)?.config
    db.manager.add(NAME, { ...config, connection } as NonNullable<typeof config>)
    release = db.connection(NAME)
    before = await contentOf(release)
    const migrator = new MigrationRunner(db, app, { direction: 'up', connectionName: NAME })
    await migrator.run()
    if (migrator.error) throw migrator.error
    return async () => {
      await db.manager.close(NAME, true)
      await drop()
    }
  })

  test('is brought to the schema of a new installation', async ({ assert }) => {
    assert.deepEqual(await schemaOf(release), await schemaOf(db.connection()))
  })

  test('keeps every row and every value', async ({ assert }) => {
    for (const table of ['users', 'games', 'game_plays', 'widgets', 'outbox']) {
      assert.isNotEmpty(before.get(table), table)
    }
    for (const [table, rows] of before) {
      const [first] = rows
      const columns = Object.keys(first ?? {})
      const now: Record<string, unknown>[] = await release.from(table)
      assert.deepEqual(texts(now.map((row) => only(row, columns))), texts(rows), table)
    }
  })

  test('keeps a ledger that agrees', async ({ assert }) => {
    const { findings, transactions } = await verifyLedger(release)
    assert.deepEqual(findings, [])
    assert.equal(transactions, before.get('ledger_transactions')?.length)
    assert.isAbove(transactions, 100)
  })
})
