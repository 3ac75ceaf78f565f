import type { RemoteEntry } from '@sidepick/rules/types'
import { screenFaults } from '#remotes/screen_faults'
import env from '#start/env'

const SHA384 = /^sha384-[A-Za-z0-9+/]{64}$/
const SLUG = /^[a-z][a-z0-9-]{0,63}$/
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,63}$/
const MAJOR_MINOR = /^\d{1,4}\.\d{1,4}$/

/** Where scripts may come from: our own origin, and the one that serves partners' bundles. */
function allowedOrigins(): Set<string> {
  return new Set([env.get('APP_URL'), env.get('PARTNER_URL')].map((url) => new URL(url).origin))
}

/** What keeps a release from being published; none when it may be. */
export function releaseFaults(entry: RemoteEntry): string[] {
  const files = [
    { name: 'entry', url: entry.entry, integrity: entry.integrity },
    ...entry.preload.map((file, index) => ({ name: `preload[${index}]`, ...file })),
  ]
  const claims: [boolean, string][] = [
    [SLUG.test(entry.id), 'id must be a slug'],
    [SLUG.test(entry.owner), 'owner must be a slug'],
    [IDENTIFIER.test(entry.name), 'name must be the name of the container'],
    [entry.version !== '' && entry.version.length <= 32, 'version is missing'],
    [MAJOR_MINOR.test(entry.contract), 'contract must be major.minor'],
    [entry.cards.length > 0, 'cards are missing'],
    [Number.isInteger(entry.timeoutMs) && entry.timeoutMs > 0, 'timeoutMs must be a time to wait'],
    ...files.flatMap(({ name, url, integrity }): [boolean, string][] => [
      [isAllowed(url), `${name} is not on an allowed origin`],
      [SHA384.test(integrity), `${name} has no sha384 integrity`],
    ]),
  ]
  return [
    ...claims.flatMap(([holds, fault]) => (holds ? [] : [fault])),
    ...screenFaults(entry.screens),
  ]
}

function isAllowed(url: string): boolean {
  return URL.canParse(url) && allowedOrigins().has(new URL(url).origin)
}
