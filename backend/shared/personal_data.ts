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
}
