import { CutsInForce, type CutVersion } from '#cuts/domain/cut_version'
import { totalBps, WHOLE_BPS } from '#cuts/domain/rates'

/** Shares that add up to more than the rake. */
export interface OverRake {
  type: 'over_rake'
  /** Basis points. */
  total: number
  /** The creator and the distributor; null for one without own shares. */
  creatorId: string | null
  distributorId: string | null
}

/**
 * Any creator's game may be played through any distributor, so no combination may exceed the rake, from an instant on
 * and at every later instant with a version.
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
