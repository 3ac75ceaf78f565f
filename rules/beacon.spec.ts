import { roundFrom, roundTimeMs, type BeaconChain } from './beacon.js'

const CHAIN: BeaconChain = { hash: '', publicKey: '', genesisTime: 1_000, periodSeconds: 3 }

describe('rounds of a beacon', () => {
  it.each([
    [1_000_000, 1],
    [1_000_001, 2],
    [1_003_000, 2],
    [1_003_001, 3],
    [0, 1],
  ])('from %i ms on, number %i is the first', (ms, round) => {
    expect(roundFrom(CHAIN, ms)).toBe(round)
  })

  it('come every period, the first one at the genesis', () => {
    expect([1, 2, 11].map((round) => roundTimeMs(CHAIN, round))).toEqual([
      1_000_000, 1_003_000, 1_030_000,
    ])
  })
})
