import { usernameIssue } from '@sidepick/rules/username'
import { brand } from '#config/brand'
import { looksOf } from '#shared/http/validation/look_alikes'

/** Who answers for the platform, in its languages, and words that programs write where a name is missing. */
export const RESERVED = [
  'admin',
  'administrador',
  'administrator',
  'anonymous',
  'anonimo',
  'ayuda',
  'billing',
  'contact',
  'help',
  'jugador',
  'mod',
  'moderador',
  'moderator',
  'noreply',
  'null',
  'oficial',
  'official',
  'owner',
  'payments',
  'player',
  'postmaster',
  'root',
  'security',
  'seguridad',
  'sistema',
  'soporte',
  'staff',
  'support',
  'sysadmin',
  'system',
  'undefined',
  'webmaster',
]

/** Nobody's name holds one of these by chance, so they are reserved with anything before and after them, too. */
export const RESERVED_ANYWHERE = ['superadmin', brand.name]

const wholes = new Set([...RESERVED, ...RESERVED_ANYWHERE].flatMap((word) => [...looksOf(word)]))
const parts = RESERVED_ANYWHERE.flatMap((word) => [...looksOf(word)])

/** For a name that others see: whether it is, or looks like, one that only the platform may bear. */
export function isReservedName(name: string): boolean {
  return [...looksOf(name)].some(
    (look) => wholes.has(look) || parts.some((part) => look.includes(part))
  )
}

/** The first thing wrong with the name of a player or creator, or null. Whether it is taken, only the unique index knows. */
export const nameIssue = (name: string) =>
  usernameIssue(name) ?? (isReservedName(name) ? 'reserved' : null)
