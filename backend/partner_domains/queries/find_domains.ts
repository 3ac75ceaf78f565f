import { normalizeHost } from '@sidepick/rules/host_match'
import type { Directory, DomainEntry } from '#partner_domains/queries/get_directory'

/** The entries whose host covers this one: its own, and those of every domain above it. */
export function findDomains(directory: Directory, host: string): DomainEntry[] {
  const given = normalizeHost(host)
  if (given === '') return []
  return covering(given).flatMap((name) =>
    Object.hasOwn(directory.domains, name) ? (directory.domains[name] ?? []) : []
  )
}

export function isPartnerHost(directory: Directory, host: string): boolean {
  return findDomains(directory, host).length > 0
}

/** An address has no parent: 4.3.2.1 lies below nothing. */
function covering(host: string): string[] {
  if (/^[\d.]+$/.test(host) || host.startsWith('[')) return [host]
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
