import { randomInt } from 'node:crypto'

/** A whole number from 0 to below the limit. */
export type Draw = (below: number) => number

const SEEDS = 2 ** 31

/**
 * Runs a test whose moments are drawn. Each run draws others, and a failure names its seed: with TEST_SEED set to it, the
 * same are drawn again.
 */
export async function withSeed(work: (draw: Draw) => Promise<void>): Promise<void> {
  const seed = Number(process.env.TEST_SEED ?? randomInt(SEEDS))
  if (!Number.isInteger(seed)) throw new Error('TEST_SEED must be a whole number')
  try {
    await work(drawFrom(seed))
  } catch (error) {
    if (error instanceof Error) {
      error.message += `\nDraw the same moments again with TEST_SEED=${seed}.`
    }
    throw error
  }
}

/** Draws of a fixed seed. Mulberry32: short, and spread evenly enough to pick moments by. */
export function drawFrom(seed: number): Draw {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
