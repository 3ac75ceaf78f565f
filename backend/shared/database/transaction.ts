import db from '@adonisjs/lucid/services/db'
import { QueryClient } from '@adonisjs/lucid/database'
import type { ConnectionContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { OVER } from '#shared/database/sqlite_connection'
import { driverOf, poolOf, type Binding, type Driver } from '#shared/database/driver'

type Ending = 'commit' | 'rollback'
type Handler = (transaction: Transaction) => unknown
type Knex = NonNullable<ConnectionContract['client']>

export type OpenTransaction = Transaction & TransactionClientContract

/**
 * A transaction on its own connection, with what Lucid's models need of one. Knex's transaction creates a query builder
 * and its events each time, which costs more than all statements of a play.
 */
export class Transaction extends QueryClient {
  readonly #held: HeldConnection
  readonly #closing: Promise<unknown>[] = []
  #after: { ending: Ending; handler: Handler }[] = []

  /** @throws when the database cannot begin one */
  static async begin(): Promise<OpenTransaction> {
    const client = db.connection()
    const node = db.getRawConnection(client.connectionName)!.connection!
    const held = await HeldConnection.acquire(node.client!, driverOf(client))
    return new Transaction(node, client.emitter, held) as unknown as OpenTransaction
  }

  private constructor(
    node: ConnectionContract,
    emitter: QueryClient['emitter'],
    held: HeldConnection
  ) {
    super('dual', node, emitter)
    Object.assign(this, { isTransaction: true, connection: nodeOn(held) })
    this.#held = held
  }

  get isCompleted(): boolean {
    return this.#held.isOver
  }

  get knexClient(): Knex {
    return this.#held.builder
  }

  /** Runs one statement and returns its rows. Statements run in the order of the calls. */
  ask<Row extends object>(statement: string, bindings: readonly Binding[]): Promise<Row[]> {
    return this.#held.ask(statement, bindings)
  }

  /** Sends this statement together with the commit, which fails with it. */
  closeWith(statement: Promise<unknown>): void {
    statement.catch(() => undefined)
    this.#closing.push(statement)
  }

  /** @throws when nothing was committed */
  async commit(): Promise<void> {
    await this.#held.end((driver, connection) => driver.commit(connection, this.#closing))
    await this.#tell('commit')
  }

  async rollback(): Promise<void> {
    await this.#held.end((driver, connection) => driver.rollback(connection))
    await this.#tell('rollback')
  }

  /** Registers a callback for that outcome. */
  after(ending: Ending, handler: Handler): this {
    this.#after.push({ ending, handler })
    return this
  }

  /** Tells models that their transaction has ended. */
  once(ending: Ending, handler: Handler): this {
    return this.after(ending, handler)
  }

  removeListener(ending: Ending, handler: Handler): this {
    this.#after = this.#after.filter((one) => one.ending !== ending || one.handler !== handler)
    return this
  }

  async #tell(ending: Ending): Promise<void> {
    const handlers = this.#after.filter((after) => after.ending === ending)
    await Promise.allSettled(handlers.map(async ({ handler }) => handler(this)))
  }
}

/** A connection reserved for the transaction. */
class HeldConnection {
  isOver = false
  #builder: Knex | undefined

  static async acquire(knex: Knex, driver: Driver): Promise<HeldConnection> {
    const held = new HeldConnection(knex, driver, await poolOf(knex).acquireConnection())
    try {
      await driver.begin(held.connection)
    } catch (error) {
      await held.end(() => Promise.reject(error as Error))
    }
    return held
  }

  private constructor(
    private readonly knex: Knex,
    private readonly driver: Driver,
    private readonly connection: object
  ) {}

  /** Knex, with its statements bound to this connection. */
  get builder(): Knex {
    return (this.#builder ??= this.#build())
  }

  async ask<Row extends object>(statement: string, bindings: readonly Binding[]): Promise<Row[]> {
    this.#assertOpen()
    poolOf(this.knex).emit('query', { sql: statement })
    return this.driver.ask(this.connection, statement, bindings)
  }

  /** Statements that were not awaited must not run after the end, when the connection serves others. */
  #assertOpen(): void {
    if (this.isOver || this.driver.hasEnded(this.connection)) {
      throw new Error(OVER)
    }
  }

  async end(work: (driver: Driver, connection: object) => Promise<void>): Promise<void> {
    this.isOver = true
    try {
      await work(this.driver, this.connection)
    } catch (error) {
      await this.driver.discard(this.connection)
      throw error
    } finally {
      await poolOf(this.knex).releaseConnection(this.connection)
    }
  }

  #build(): Knex {
    const parent = this.knex.client as { query(connection: object, statement: object): unknown }
    const assertOpen = () => this.#assertOpen()
    const client = inheriting(parent, {
      transacting: true,
      acquireConnection: async () => this.connection,
      releaseConnection: async () => undefined,
      async query(connection: object, statement: object): Promise<unknown> {
        assertOpen()
        return parent.query.call(this, connection, statement)
      },
    })
    const { context } = this.knex as unknown as { context: object }
    return inheriting(this.knex, { context: inheriting(context, { client }) })
  }
}

/** Where a query client gets its builder. It is made on demand, because most transactions use no model. */
const nodeOn = (held: HeldConnection) => ({
  get client() {
    return held.builder
  },
  get readClient() {
    return held.builder
  },
})

function inheriting<Parent extends object>(parent: Parent, own: object): Parent {
  return Object.create(parent, Object.getOwnPropertyDescriptors(own)) as Parent
}
