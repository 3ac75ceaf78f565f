import { parseDictionary, type Item, type InnerList } from 'structured-headers'
import { FRAME_RIGHTS } from '@sidepick/rules/frame_rights'

const RIGHTS = FRAME_RIGHTS.split(';')

/**
 * The rights that a page's Permissions-Policy keeps from a frame of this origin, whatever the frame's `allow` says. A
 * header that is not a dictionary denies nothing: a browser ignores it whole.
 */
export function deniedRights(policy: string, origin: string): string[] {
  const rules = parsed(policy)
  return RIGHTS.filter((right) => {
    const rule = rules?.get(right)
    return rule !== undefined && !allowlist(rule).some((member) => ['*', origin].includes(member))
  })
}

function parsed(policy: string) {
  try {
    return parseDictionary(policy)
  } catch {
    return null
  }
}

/** `*`, `self` and `src` are tokens, origins are strings. */
function allowlist([value]: Item | InnerList): string[] {
  return Array.isArray(value) ? value.map(([member]) => String(member)) : [String(value)]
}
