import { defineConfig, drivers } from '@adonisjs/core/hash'

/** Cost of scrypt as the OWASP password storage sheet names it: N = 2^14, r = 8, p = 1. */
export default defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({
      cost: 16_384,
      blockSize: 8,
      parallelization: 1,
      maxMemory: 33_554_432,
    }),
  },
})
