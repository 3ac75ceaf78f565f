import { CutsInForce, type CutVersion } from '#cuts/domain/cut_version'
import { totalBps, WHOLE_BPS } from '#cuts/domain/rates'

/** Shares that together come to more than there is to divide. */
export interface OverRake {
  type: 'over_rake'
  /** Basis points. */
  total: number
  /** Whose games and plays they meet on; null for those that say nothing of their own. */
  creatorId: string | null
  distributorId: string | null
}

/**
 * Any creator's game may be played through any distributor: no two may meet with shares above the whole rake, from an
 * instant on and at every later one that is written down already.
 */
export function findOverRake(versions: readonly CutVersion[], fromMs: number): OverRake | null {
  const laterMs = versions.map(({ effectiveFromMs }) => effectiveFromMs)
  for (const atMs of new Set([fromMs, ...laterMs.filter((ms) => ms > fromMs)])) {
    const inForce = new CutsInForce(versions, atMs)
    for (const creatorId of [null, ...inForce.idsOf('creator')]) {
      for (const distributorId of [null, ...inForce.idsOf('distributor')]) {
        const total = totalBps(inForce.rates(creatorId, distributorId))
        if (total > WHOLE_BPS) return { type: 'over_rake', total, creatorId, distributorId }
      }
    }
  }
  return null
}

export function explainOverRake({ total, creatorId, distributorId }: OverRake): string {
  const where = [
    creatorId && `games of creator ${creatorId}`,
    distributorId && `plays of distributor ${distributorId}`,
  ].filter((part) => part !== null)
  const place = where.length > 0 ? ` on ${where.join(' and ')}` : ''
  return `The shares come to ${total} of ${WHOLE_BPS} basis points${place}`
}
