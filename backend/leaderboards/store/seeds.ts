import { randomBytes } from 'node:crypto'
import { roundFrom } from '@sidepick/rules/beacon'
import { commitmentOf } from '@sidepick/rules/drawing'
import { beacon } from '#config/beacon'
import { seal, unseal } from '#shared/privacy/seal'
import { resealFor, type SealedColumn } from '#shared/privacy/sealed_columns'

/**
 * What a board is made with, as its columns: the commitment for everybody, the seed that nobody reads before the drawing, and
 * the beacon's round that comes with the drawing date.
 */
export interface Commitment {
  commitment: string
  sealed_seed: string
  beacon_chain: string | null
  beacon_round: number | null
}

/** A secret of 32 bytes, in hex. */
export const newSecret = (): string => randomBytes(32).toString('hex')

export async function newCommitment(
  boardId: string,
  prizeDrawingDateMs: number
): Promise<Commitment> {
  const seed = newSecret()
  const chain = beacon()?.chain ?? null
  return {
    commitment: await commitmentOf(seed),
    sealed_seed: seal(seed, purposeOf(boardId)),
    beacon_chain: chain && JSON.stringify(chain),
    beacon_round: chain && roundFrom(chain, prizeDrawingDateMs),
  }
}

/** @throws when no configured key opens it: a retired one is missing */
export const openSeed = (sealedSeed: string, boardId: string): string =>
  unseal(sealedSeed, purposeOf(boardId))

const purposeOf = (boardId: string) => `drawings:seed:${boardId}`

export const sealedSeeds: SealedColumn = {
  ...{ table: 'leaderboards', key: ['id'], column: 'sealed_seed' },
  reseal: resealFor((id) => purposeOf(id!)),
}
