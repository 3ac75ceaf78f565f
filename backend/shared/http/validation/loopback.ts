import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a host name or address means only this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name)
}

function isLoopbackAddress(address: string): boolean {
  const family = isIP(address)
  // A dual-stack socket writes IPv4 as ::ffff:127.0.0.1, which the list covers too.
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Headers with which a proxy or a tunnel on this machine reports the real client. */
const FORWARDING = /^(forwarded|via|x-forwarded|x-real-ip|x-client-ip|true-client-ip|cf-)/

/** Whether a request comes from this machine: by its socket, and without headers of a proxy or tunnel. */
export function isLocalCall({ socket, headers }: IncomingMessage): boolean {
  if (!isLoopbackAddress(socket.remoteAddress ?? '')) return false
  return !Object.keys(headers).some((name) => FORWARDING.test(name))
}
