import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Files that people uploaded. Owns the tables assets and upload_days. */
export abstract class AssetsContract {
  /**
   * Takes one's own picture into use: until it is released nobody can remove it. Gives its address, or null when it is
   * unknown, removed, no picture, or somebody else's.
   */
  abstract use(
    picture: { id: string; ownerId: string },
    trx: TransactionClientContract
  ): Promise<string | null>
  /** Ends one use, and removes the file with the last. */
  abstract release(
    picture: { id: string; ownerId: string },
    trx: TransactionClientContract
  ): Promise<void>
}
