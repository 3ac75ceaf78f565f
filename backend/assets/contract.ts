import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Uploaded files. Owns the tables assets and upload_days. */
export abstract class AssetsContract {
  /**
   * Marks the owner's picture as used: until it is released nobody can remove it. Returns its address, or null when it
   * is unknown, removed, no picture, or somebody else's.
   */
  abstract use(
    picture: { id: string; ownerId: string },
    trx: TransactionClientContract
  ): Promise<string | null>
  /** Ends one use, and removes the file with the last use. */
  abstract release(
    picture: { id: string; ownerId: string },
    trx: TransactionClientContract
  ): Promise<void>
}
