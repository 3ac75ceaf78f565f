import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What one module holds of a player, and how it lets go of it. */
export interface PersonalDataKeeper {
  /** Its member in the player's download. */
  section: string
  /** The tables it answers for. A table that names a player and is nobody's here fails the suite. */
  tables: readonly string[]
  /** Everything held of a player that the player may read, as JSON; no secret of ours. */
  collect(userId: string): Promise<unknown>
  /**
   * Removes or anonymises it when the account closes, in that transaction. Left out where what stays names nobody any
   * more, or must be kept.
   */
  erase?(userId: string, trx: TransactionClientContract): Promise<void>
  /**
   * Which of these accounts are closed, by whoever knows the accounts; the others stay open until the transaction is over.
   */
  listClosed?(userIds: readonly string[], trx: TransactionClientContract): Promise<string[]>
}

const keepers = new Map<string, PersonalDataKeeper>()

/** Every module that keeps something of players says so here, as it boots: whoever collects or erases knows none of them. */
export const personalData = {
  keep(keeper: PersonalDataKeeper): void {
    keepers.set(keeper.section, keeper)
  },
  tables(): string[] {
    return [...keepers.values()].flatMap(({ tables }) => tables)
  },
  async collect(userId: string): Promise<Record<string, unknown>> {
    const collected: Record<string, unknown> = {}
    for (const { section, collect } of keepers.values()) collected[section] = await collect(userId)
    return collected
  },
  async erase(userId: string, trx: TransactionClientContract): Promise<void> {
    for (const { erase } of keepers.values()) await erase?.(userId, trx)
  },
  /** What may be kept of all this: whatever happens to a closed account later, nothing is written of it any more. */
  async ofTheOpen<Item extends { userId: string }>(
    items: readonly Item[],
    trx: TransactionClientContract
  ): Promise<Item[]> {
    const ids = [...new Set(items.map(({ userId }) => userId))]
    const closed = new Set<string>()
    for (const { listClosed } of keepers.values()) {
      for (const id of (await listClosed?.(ids, trx)) ?? []) closed.add(id)
    }
    return items.filter(({ userId }) => !closed.has(userId))
  },
}
