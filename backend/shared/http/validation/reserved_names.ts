import { usernameIssue } from '@sidepick/rules/username'
import { brand } from '#config/brand'
import { looksOf } from '#shared/http/validation/look_alikes'

/** Roles of the platform in its languages, and words that programs print for a missing name. */
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

/** Reserved inside longer names too, because no name contains one by chance. */
export const RESERVED_ANYWHERE = ['superadmin', brand.name]

const wholes = new Set([...RESERVED, ...RESERVED_ANYWHERE].flatMap((word) => [...looksOf(word)]))
const parts = RESERVED_ANYWHERE.flatMap((word) => [...looksOf(word)])

/** Whether a public name is, or looks like, a reserved name. */
export function isReservedName(name: string): boolean {
  return [...looksOf(name)].some(
    (look) => wholes.has(look) || parts.some((part) => look.includes(part))
  )
}

/** The first fault of a player's or creator's name, or null. Only the unique index knows whether it is taken. */
export const nameIssue = (name: string) =>
  usernameIssue(name) ?? (isReservedName(name) ? 'reserved' : null)
