import { createHash } from 'node:crypto'

/** From the weakest to the strongest: a browser counts the hashes of the strongest one alone. */
const ALGORITHMS = ['sha256', 'sha384', 'sha512']

/** Whether a browser takes a file with this `integrity`; one without any hash that it knows is not looked at. */
export function integrityMatches(integrity: string, content: Uint8Array): boolean {
  const hashes = integrity
    .trim()
    .split(/\s+/)
    .map((one) => one.split('?')[0]!)
  const strongest = ALGORITHMS.findLast((name) => hashes.some((one) => one.startsWith(`${name}-`)))
  if (!strongest) return true
  const digest = createHash(strongest).update(content).digest('base64')
  return hashes.includes(`${strongest}-${digest}`)
}
