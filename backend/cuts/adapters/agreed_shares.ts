import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'
import { AgreedSharesContract } from '#creators/contract'
import { CutsInForce } from '#cuts/domain/cut_version'
import { listInForce } from '#cuts/queries/list_versions'

/** An agreement and an admin's override are both versions: creators see the last one that has begun. */
export class AgreedShares extends AgreedSharesContract {
  async hostBpsOf(
    userIds: readonly string[],
    trx?: TransactionClientContract
  ): Promise<Map<string, number>> {
    const atMs = clock.nowMs()
    const subjects = { creatorIds: [...userIds], distributorIds: [] }
    const inForce = new CutsInForce(await listInForce(subjects, atMs, trx ?? db.connection()), atMs)
    return new Map(
      userIds.flatMap((id): [string, number][] => {
        const bps = inForce.of({ scope: 'creator', id })?.rates.hostBps ?? null
        return bps === null ? [] : [[id, bps]]
      })
    )
  }
}
