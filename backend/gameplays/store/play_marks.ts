import { isIPv4 } from 'node:net'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { run } from '#shared/database/dialect'
import { keyedHash } from '#shared/privacy/keyed_hash'
import { networkOf } from '#shared/http/network_of'

/** Keyed hashes that identify two plays as one person's, without storing an address or an e-mail. */
export interface PlayMarks {
  network: string
  agent: string
  /** null as long as the player has named no payout e-mail. */
  payout: string | null
}

export function marksOf(caller: {
  ip: string
  userAgent: string | null
  payoutEmail: string | null
}): PlayMarks {
  return {
    network: keyedHash(blockOf(caller.ip)),
    agent: keyedHash(caller.userAgent ?? ''),
    payout: caller.payoutEmail === null ? null : keyedHash(caller.payoutEmail.trim().toLowerCase()),
  }
}

export async function keepMarks(
  playId: string,
  { network, agent, payout }: PlayMarks,
  trx: TransactionClientContract
): Promise<void> {
  await run(trx, 'insert into play_marks (play_id, network, agent, payout) values (?, ?, ?, ?)', [
    ...[playId, network, agent, payout],
  ])
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one: what one household or office has. */
function blockOf(ip: string): string {
  const network = networkOf(ip)
  return isIPv4(network) ? network.split('.').slice(0, 3).join('.') : network
}
