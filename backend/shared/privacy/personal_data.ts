import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What one module stores about a player, and how it erases it. */
export interface PersonalDataKeeper {
  /** Its member in the player's download. Keepers of the same section fill it together, each with an object. */
  section: string
  /** Its tables. The suite fails for a table that names a player and is not registered. */
  tables: readonly string[]
  /** All stored data that the player may read, as JSON; no secrets of ours. */
  collect(userId: string): Promise<unknown>
  /**
   * Deletes or anonymises it when the account closes, in that transaction. Omitted where the rows are anonymous
   * afterwards or must be kept.
   */
  erase?(userId: string, trx: TransactionClientContract): Promise<void>
  /**
   * The closed ones of these accounts, by the module that owns `users`; the others stay open until the transaction
   * ends.
   */
  listClosed?(userIds: readonly string[], trx: TransactionClientContract): Promise<string[]>
}

/** A provider may boot more than once, so each keeper is kept once. */
const keepers = new Set<PersonalDataKeeper>()

/**
 * Every module that stores data of players registers here when it boots; the code that exports or erases knows no
 * module.
 */
export const personalData = {
  keep(keeper: PersonalDataKeeper): void {
    keepers.add(keeper)
  },
  tables(): string[] {
    return [...keepers].flatMap(({ tables }) => tables)
  },
  async collect(userId: string): Promise<Record<string, unknown>> {
    const collected: Record<string, unknown> = {}
    for (const { section, collect } of keepers) {
      const part = await collect(userId)
      collected[section] = Object.hasOwn(collected, section)
        ? Object.assign({}, collected[section], part)
        : part
    }
    return collected
  },
  async erase(userId: string, trx: TransactionClientContract): Promise<void> {
    for (const { erase } of keepers) await erase?.(userId, trx)
  },
  /** The players of these whose accounts are open: nothing is written about a closed account. */
  async ofTheOpen<Item extends { userId: string }>(
    items: readonly Item[],
    trx: TransactionClientContract
  ): Promise<Item[]> {
    const ids = [...new Set(items.map(({ userId }) => userId))]
    const closed = new Set<string>()
    for (const { listClosed } of keepers) {
      for (const id of (await listClosed?.(ids, trx)) ?? []) closed.add(id)
    }
    return items.filter(({ userId }) => !closed.has(userId))
  },
}
