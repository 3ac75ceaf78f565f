import { BaseSchema } from '@adonisjs/lucid/schema'
import { amount, instant, oneOf } from '#database/migration_kit/columns'

/** What is on sale from the beginning: tickets, price in cents and in coins. Admins may change all of it. */
const STOCK = [
  ['black', 5, 500, 500],
  ['black', 10, 1_000, 1_000],
  ['black', 25, 2_500, 2_500],
  ['black', 50, 5_000, 5_000],
  ['white', 50, 500, 500],
] as const

const FIRST_DAY_MS = Date.UTC(2026, 10, 20)

const rows = STOCK.map(([ticketType, quantity, priceCents, priceCoins], index) => ({
  id: `019aa000-0000-7000-8000-00000000000${index + 1}`,
  name: `${quantity} ${ticketType} tickets`,
  description: ticketType === 'black' ? 'Play to win coins.' : 'Play on. They expire after 7 days.',
  ticket_type: ticketType,
  quantity,
  price_cents: priceCents,
  currency: 'usd',
  price_coins: priceCoins,
  position: index + 1,
  active: true,
  created_at: FIRST_DAY_MS,
}))

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('products', (table) => {
      table.uuid('id').primary()
      table.string('name', 120).notNullable()
      table.string('description', 500).notNullable()
      oneOf(table, 'ticket_type', ['white', 'black']).notNullable()
      /** Tickets. */
      table.integer('quantity').notNullable()
      amount(table, 'price_cents').notNullable()
      oneOf(table, 'currency', ['usd']).notNullable()
      /** null where coins do not buy it. */
      amount(table, 'price_coins').nullable()
      table.string('image_url', 512).nullable()
      table.integer('position').notNullable()
      table.boolean('active').notNullable()
      instant(table, 'created_at').notNullable()
      table.check('"quantity" > 0')
      table.check('"price_cents" > 0')
      table.check('"price_coins" is null or "price_coins" > 0')
      /** A black ticket wins 170 coins at best: one that costs less than its face value could be sold back at a gain. */
      table.check(
        `"ticket_type" <> 'black' or "price_coins" is null or "price_coins" >= 100 * "quantity"`
      )
    })
    this.defer(async (db) => {
      await db.table('products').multiInsert(rows)
    })
  }

  async down() {
    this.schema.dropTable('products')
  }
}
