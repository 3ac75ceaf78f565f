import { NUMBERS } from '../engine/numbers'

/** Until a pick is meant, in whole ticks, so that what the pick starts ends with one. Milliseconds. */
export const SETTLED_MS = Math.ceil(NUMBERS.settleMs / NUMBERS.tickMs) * NUMBERS.tickMs
