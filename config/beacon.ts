import env from '#start/env'
import type { BeaconChain } from '@sidepick/rules/beacon'

export interface Beacon {
  /** Where its rounds are read: GET <url>/public/<round>. */
  url: string
  chain: BeaconChain
}

/**
 * drand's chain `quicknet`, as <https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/info>
 * names it.
 */
const QUICKNET: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisTime: 1_692_803_367,
  periodSeconds: 3,
}

/** The beacon that takes part in drawings of new boards; null without one. */
export function beacon(): Beacon | null {
  const url = env.get('DRAND_URL')
  if (!url) return null
  const chain = env.get('DRAND_CHAIN')
  return { url, chain: chain ? (JSON.parse(chain) as BeaconChain) : QUICKNET }
}
