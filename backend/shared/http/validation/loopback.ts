import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a host of a setting or an address names this machine alone. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name)
}

function isLoopbackAddress(address: string): boolean {
  const family = isIP(address)
  // IPv4 on a socket of both families arrives as ::ffff:127.0.0.1, which the list knows as well.
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Headers by which a proxy or a tunnel on this machine tells of whoever is behind it. */
const FORWARDING = /^(forwarded|via|x-forwarded|x-real-ip|x-client-ip|true-client-ip|cf-)/

/** Whether a call comes from this machine itself: its socket does, and no proxy or tunnel passed it on. */
export function isLocalCall({ socket, headers }: IncomingMessage): boolean {
  if (!isLoopbackAddress(socket.remoteAddress ?? '')) return false
  return !Object.keys(headers).some((name) => FORWARDING.test(name))
}
