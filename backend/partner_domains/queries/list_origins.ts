import type { Directory } from '#partner_domains/queries/get_directory'

/** Origins of a distributor's active domains, each once. */
export function listOrigins(directory: Directory, distributorId: string): string[] {
  return Object.entries(directory.domains)
    .filter(([, entries]) => entries.some((entry) => entry.mode.distributorId === distributorId))
    .flatMap(([host]) => originsOf(host))
}

/** What a registered host name stands for; an IP address has no subdomains. */
export function originsOf(host: string): string[] {
  const isAddress = /^[\d.]+$/.test(host) || host.startsWith('[')
  return isAddress ? [`https://${host}`] : [`https://${host}`, `https://*.${host}`]
}
