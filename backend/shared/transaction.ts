import db from '@adonisjs/lucid/services/db'
import { QueryClient } from '@adonisjs/lucid/database'
import type { ConnectionContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { driverOf, type Binding, type Driver } from '#shared/driver'

type Ending = 'commit' | 'rollback'
type Knex = NonNullable<ConnectionContract['client']>

export type OpenTransaction = Transaction & TransactionClientContract

/**
 * A transaction on a connection of its own: what Lucid's models ask of theirs, and no more. Knex's own makes a query builder
 * for each one, which costs more than all that a play has to say; here only who asks for one gets it.
 */
export class Transaction extends QueryClient {
  readonly #held: HeldConnection
  readonly #closing: Promise<unknown>[] = []
  readonly #after: { ending: Ending; handler: () => unknown }[] = []

  /** @throws when the database refuses to begin one */
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
    super('dual', held.nodeOf(node), emitter)
    Object.assign(this, { isTransaction: true })
    this.#held = held
  }

  get isCompleted(): boolean {
    return this.#held.isOver
  }

  get knexClient(): Knex {
    return this.#held.builder
  }

  /** Runs one statement and gives its rows. Statements run in the order they are asked in, whoever waits for them. */
  ask<Row extends object>(statement: string, bindings: readonly Binding[]): Promise<Row[]> {
    return this.#held.ask(statement, bindings)
  }

  /** Nobody else waits for this statement: it travels with the commit, and fails with it. */
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
    await this.#held.end((driver, connection) =>
      driver.rollback(connection).catch((error: unknown) => {
        // Nobody knows what it still holds: the pool throws it away.
        Object.assign(connection, { __knex__disposed: error })
        throw error
      })
    )
    await this.#tell('rollback')
  }

  /** What is to be done once it has ended so. */
  after(ending: Ending, handler: () => unknown): this {
    this.#after.push({ ending, handler })
    return this
  }

  /** How a model forgets its transaction. */
  once(ending: Ending, handler: (transaction: this) => void): this {
    return this.after(ending, () => handler(this))
  }

  async #tell(ending: Ending): Promise<void> {
    const handlers = this.#after.filter((after) => after.ending === ending)
    await Promise.allSettled(handlers.map(async ({ handler }) => handler()))
  }
}

/** A connection that a transaction has for itself until it ends. */
class HeldConnection {
  isOver = false
  #builder: Knex | undefined

  static async acquire(knex: Knex, driver: Driver): Promise<HeldConnection> {
    const connection = (await knex.client.acquireConnection()) as object
    const held = new HeldConnection(knex, driver, connection)
    try {
      await driver.begin(connection)
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

  async ask<Row extends object>(statement: string, bindings: readonly Binding[]): Promise<Row[]> {
    this.#assertOpen()
    this.knex.client.emit('query', { sql: statement })
    return this.driver.ask(this.connection, statement, bindings)
  }

  /** Work that nobody waited for may go on behind the end, when the connection serves others. */
  #assertOpen(): void {
    if (this.isOver || this.driver.hasEnded(this.connection)) {
      throw new Error('The transaction of this statement is over')
    }
  }

  async end(work: (driver: Driver, connection: object) => Promise<void>): Promise<void> {
    this.isOver = true
    try {
      await work(this.driver, this.connection)
    } finally {
      await this.knex.client.releaseConnection(this.connection)
    }
  }

  /** The node, but that its statements run on this connection. */
  nodeOf(node: ConnectionContract): ConnectionContract {
    const builder = () => this.builder
    return inheriting(node, {
      get client() {
        return builder()
      },
      get readClient() {
        return builder()
      },
    })
  }

  /** Knex, but that its statements run on this connection; a transaction of its own is a savepoint there. */
  get builder(): Knex {
    return (this.#builder ??= this.#build())
  }

  #build(): Knex {
    const acquireConnection = async () => {
      this.#assertOpen()
      return this.connection
    }
    const releaseConnection = async () => undefined
    const own = { transacting: true, acquireConnection, releaseConnection }
    const client = inheriting(this.knex.client as object, own)
    const { context } = this.knex as unknown as { context: object }
    return inheriting(this.knex, { context: inheriting(context, { client }) })
  }
}

function inheriting<Parent extends object>(parent: Parent, own: object): Parent {
  return Object.create(parent, Object.getOwnPropertyDescriptors(own)) as Parent
}
