/** A chain of the public randomness beacon drand: which one it is, and when its rounds come. */
export interface BeaconChain {
  /** Its id, and the key that signs its rounds, in hex. */
  hash: string
  publicKey: string
  /** Of round 1, in seconds since 1970. */
  genesisTime: number
  periodSeconds: number
}

/** The first round that comes at an instant (epoch milliseconds) or after it. */
export const roundFrom = ({ genesisTime, periodSeconds }: BeaconChain, ms: number): number =>
  Math.max(1, Math.ceil((ms / 1_000 - genesisTime) / periodSeconds) + 1)

/** When a round comes, in epoch milliseconds. */
export const roundTimeMs = ({ genesisTime, periodSeconds }: BeaconChain, round: number): number =>
  (genesisTime + (round - 1) * periodSeconds) * 1_000
