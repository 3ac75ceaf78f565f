/**
 * Periodic motion. Every function takes the clip's phase (0 to 1) and a whole number of cycles,
 * so whatever is built from them comes back to its start and the clip loops without a seam.
 */
export const TAU = Math.PI * 2

/** Sine between -1 and 1. */
export const wave = (phase, cycles = 1, offset = 0) => Math.sin(TAU * (phase * cycles + offset))

/** Sawtooth from 0 up to 1. */
export const cycle = (phase, cycles = 1, offset = 0) => {
  const value = (phase * cycles + offset) % 1
  return value < 0 ? value + 1 : value
}

/** Hop from 0 up to 1 and back: a ball's parabola. */
export const hop = (phase, cycles = 1, offset = 0) => {
  const p = cycle(phase, cycles, offset)
  return 4 * p * (1 - p)
}

/** A short pulse (0 to 1 to 0) that takes `share` of each cycle, for blinks and beats. */
export const pulse = (phase, cycles = 1, offset = 0, share = 0.12) => {
  const p = cycle(phase, cycles, offset)
  return p < share ? Math.sin((p / share) * Math.PI) : 0
}

export const lerp = (from, to, amount) => from + (to - from) * amount
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** Fade in and out over a life from 0 to 1, for particles. */
export const fade = (life, edge = 0.2) => clamp(Math.min(life, 1 - life) / edge)

/**
 * Seeded random numbers (mulberry32): the same scene draws the same picture on every run.
 * @param {number} seed
 * @returns {(low?: number, high?: number) => number}
 */
function random(seed) {
  let state = seed >>> 0
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) >>> 0
    let z = state
    z = Math.imul(z ^ (z >>> 15), z | 1)
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61)
    return low + (((z ^ (z >>> 14)) >>> 0) / 4294967296) * (high - low)
  }
}

/** `count` items made once from a seeded random source. */
export const scatter = (seed, count, make) => {
  const rnd = random(seed)
  return Array.from({ length: count }, (_, index) => make(rnd, index))
}
