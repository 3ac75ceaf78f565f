import type { Directory } from '#partner_domains/queries/get_directory'

/** Sources for frame-ancestors, each once; an IP address has no subdomains. */
export function listOrigins(directory: Directory, distributorId: string): string[] {
  return Object.entries(directory.domains)
    .filter(([, entries]) => entries.some((entry) => entry.mode.distributorId === distributorId))
    .flatMap(([host]) => {
      const isAddress = /^[\d.]+$/.test(host) || host.startsWith('[')
      return isAddress ? [`https://${host}`] : [`https://${host}`, `https://*.${host}`]
    })
}
