import { normalizeHost } from '@sidepick/rules/host_match'
import type { Directory, DomainEntry } from '#partner_domains/queries/get_directory'

/** The rows whose host name covers this one: the same name and every parent domain. */
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

/** An IP address has no parent domain. */
function covering(host: string): string[] {
  if (/^[\d.]+$/.test(host) || host.startsWith('[')) return [host]
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
