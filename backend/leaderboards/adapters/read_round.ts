import logger from '@adonisjs/core/services/logger'
import { fetchBeacon, type ChainClient, type RandomnessBeacon } from 'drand-client'
import type { BeaconChain } from '@sidepick/rules/beacon'
import { describeError } from '#shared/privacy/describe_error'

export interface Round {
  /** SHA-256 of the signature, in hex. */
  randomness: string
  signature: string
}

/** Signatures on G1, hashed as RFC 9380 says: the scheme of drand's chain quicknet. */
const SCHEME = 'bls-unchained-g1-rfc9380'

const TIMEOUT_MS = 5_000

/** Reads under way, by chain and round: checking a signature is work, and several may draw the same board at once. */
const underWay = new Map<string, Promise<Round | null>>()

/**
 * A round of drand with its signature checked against the chain's key; null when it does not come in time, or is not the
 * chain's. Whoever asks while it is read gets the same answer.
 */
export function readRound(url: string, chain: BeaconChain, round: number): Promise<Round | null> {
  const key = `${url} ${chain.hash} ${round}`
  const known = underWay.get(key)
  if (known) return known
  const reading = fetchRound(url, chain, round).finally(() => underWay.delete(key))
  underWay.set(key, reading)
  return reading
}

async function fetchRound(url: string, chain: BeaconChain, round: number): Promise<Round | null> {
  try {
    const { randomness, signature } = await fetchBeacon(clientOf(url, chain), round)
    return { randomness, signature }
  } catch (error) {
    logger.warn({ round, error: describeError(error) }, 'the beacon gave no valid round')
    return null
  }
}

/** The kit's own client would wait for an answer without end. */
function clientOf(url: string, chain: BeaconChain): ChainClient {
  const { hash, publicKey, genesisTime, periodSeconds } = chain
  const get = async (round: number | 'latest'): Promise<RandomnessBeacon> => {
    const response = await fetch(`${url.replace(/\/$/, '')}/public/${round}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`the beacon answered ${response.status}`)
    return (await response.json()) as RandomnessBeacon
  }
  const info = {
    ...{ hash, public_key: publicKey, genesis_time: genesisTime, period: periodSeconds },
    ...{ groupHash: '', schemeID: SCHEME, metadata: { beaconID: '' } },
  }
  return {
    options: { disableBeaconVerification: false, noCache: true },
    get,
    latest: () => get('latest'),
    chain: () => ({ baseUrl: url, info: async () => info }),
  }
}
