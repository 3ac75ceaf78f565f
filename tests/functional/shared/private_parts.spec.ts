import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { asksPlainly, choosePlainDriver } from '#shared/database/plain_driver'
import { differingParts, PRIVATE_PARTS } from '#shared/database/private_parts'
import DatabaseDriverProvider from '#shared/database/provider'

const dialect = process.env.TEST_DATABASE === 'pg' ? 'postgres' : 'better-sqlite3'

test.group('What the databases’ libraries do not promise', () => {
  for (const [name, part] of Object.entries(PRIVATE_PARTS)) {
    test(name, async ({ assert }) => {
      assert.isTrue(await part.holds())
    }).skip(!part.on.some((one) => one === dialect), 'not used on this database')
  }

  test('is told by name where it is missing, has changed or leaves a promise open', async ({
    assert,
  }) => {
    const on = [dialect] as const
    const differing = await differingParts(
      {
        same: { on, holds: () => true },
        missing: {
          on,
          holds: () => {
            throw new TypeError('is not a function')
          },
        },
        changed: { on, holds: async () => false },
        silent: { on, holds: () => new Promise<boolean>(() => undefined) },
        elsewhere: { on: [], holds: () => false },
      },
      50
    )
    assert.deepEqual(differing, ['missing', 'changed', 'silent'])
  })
})

test.group('A process whose libraries have changed', (group) => {
  group.each.teardown(() => choosePlainDriver(false))

  test('warns once, and asks the database plainly', async ({ assert, cleanup }) => {
    const told: unknown[] = []
    const { warn } = logger
    logger.warn = ((fields: unknown) => void told.push(fields)) as typeof logger.warn
    PRIVATE_PARTS['a part that an upgrade took away'] = { on: [dialect], holds: () => false }
    cleanup(() => {
      logger.warn = warn
      delete PRIVATE_PARTS['a part that an upgrade took away']
    })
    const provider = new DatabaseDriverProvider()
    await provider.start()
    await provider.start()
    assert.deepEqual(told, [{ differing: ['a part that an upgrade took away'] }])
    assert.isTrue(asksPlainly())
  })

  test('does not exist as long as they are as they were', async ({ assert }) => {
    await new DatabaseDriverProvider().start()
    assert.isFalse(asksPlainly())
    assert.equal(db.connection().dialect.name, dialect)
  })
})
