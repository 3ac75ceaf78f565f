import { BaseSchema } from '@adonisjs/lucid/schema'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { allowWords } from '#database/migration_kit/allow_words'
import { oneOf } from '#database/migration_kit/columns'

const FLOWER = 'planted_flowers'
const BEE = 'planted_bees'

class Garden extends BaseSchema {
  async up() {
    this.schema.createTable(FLOWER, (table) => {
      table.integer('id').primary()
      table.string('name', 20).notNullable().unique()
      oneOf(table, 'kind', ['rose', 'tulip']).notNullable()
      oneOf(table, 'colour', ['red', 'white']).notNullable().defaultTo('red')
      table.index(['kind', 'name'])
    })
    this.schema.createTable(BEE, (table) => {
      table.integer('id').primary()
      table.integer('flower_id').notNullable().references(`${FLOWER}.id`)
    })
  }

  async down() {
    this.schema.dropTable(BEE)
    this.schema.dropTable(FLOWER)
  }
}

const garden = () => new Garden(db.connection(), 'garden')

const plant = (id: number, kind: string, name = `flower ${id}`) =>
  db.table(FLOWER).insert({ id, kind, name })

test.group('Shared | a closed set in the database', (group) => {
  group.each.setup(async () => {
    await garden().execUp()
    await plant(1, 'rose')
    await db.table(BEE).insert({ id: 1, flower_id: 1 })
    return async () => void (await garden().execDown())
  })

  test('takes a new word, keeps its rows, and takes no other', async ({ assert }) => {
    await assert.rejects(() => plant(2, 'lily'), /check/i)
    await allowWords(db.connection(), FLOWER, 'kind', ['rose', 'tulip', 'lily'])
    await plant(2, 'lily')
    await assert.rejects(() => plant(3, 'weed'), /check/i)
    assert.deepEqual(await db.from(FLOWER).select('id', 'kind', 'colour').orderBy('id'), [
      { id: 1, kind: 'rose', colour: 'red' },
      { id: 2, kind: 'lily', colour: 'red' },
    ])
  })

  test('keeps the other checks, the keys and what refers to it', async ({ assert }) => {
    await allowWords(db.connection(), FLOWER, 'kind', ['rose', 'lily'])
    await allowWords(db.connection(), FLOWER, 'kind', ['rose', 'lily'])
    await assert.rejects(() => db.from(FLOWER).update({ colour: 'blue' }), /check/i)
    await assert.rejects(() => plant(2, 'rose', 'flower 1'), /unique/i)
    await assert.rejects(() => db.from(FLOWER).where('id', 1).delete(), /foreign key/i)
    await assert.rejects(() => db.table(BEE).insert({ id: 2, flower_id: 9 }), /foreign key/i)
  })

  test('is not changed within a transaction, nor where a row holds another word', async ({
    assert,
  }) => {
    const within = () => db.transaction((trx) => allowWords(trx, FLOWER, 'kind', ['rose', 'lily']))
    await assert.rejects(within, /disableTransactions/)
    await assert.rejects(() => allowWords(db.connection(), FLOWER, 'kind', ['lily']), /check/i)
    await plant(2, 'tulip')
    await assert.rejects(() => db.table(BEE).insert({ id: 2, flower_id: 9 }), /foreign key/i)
  })
})
