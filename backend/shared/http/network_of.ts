import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that identify the network; one customer has all its addresses. */
const NETWORK_GROUPS = 4

/**
 * The key of a limit per address: an IPv4 address, or the /64 network of an IPv6 address, because one customer has 2^64
 * of them. Other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  // URL normalises the address.
  const normal = new URL(`http://[${plain}]/`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(normal)
  if (mapped) return ipv4From(mapped[1]!, mapped[2]!)
  return `${expand(normal).slice(0, NETWORK_GROUPS).join(':')}::/64`
}

function expand(normal: string): string[] {
  const [head = '', tail] = normal.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  if (tail === undefined) return groups(head)
  const missing = 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
}

/** A dual-stack socket writes IPv4 addresses as ::ffff:192.0.2.1. */
function ipv4From(high: string, low: string): string {
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}
