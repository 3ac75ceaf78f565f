import { maskEmail } from '#shared/privacy/mask'
import type { UserRecord } from '#profiles/contract'

const FIELDS = ['emailVerified', 'status', 'country', 'state'] as const

type Fields = Record<string, unknown>

/**
 * The changes of an account for the audit log. Addresses are masked, because the log is kept after an account is
 * closed.
 */
export function changedFields(
  before: UserRecord,
  after: UserRecord
): { before: Fields | null; after: Fields | null } {
  const differing = FIELDS.filter((field) => before[field] !== after[field])
  const addresses = (['email', 'payoutEmail'] as const).filter(
    (field) => before[field] !== after[field]
  )
  if (differing.length + addresses.length === 0) return { before: null, after: null }
  const pick = (user: UserRecord): Fields => ({
    ...Object.fromEntries(differing.map((field) => [field, user[field]])),
    ...Object.fromEntries(addresses.map((field) => [field, masked(user[field])])),
  })
  return { before: pick(before), after: pick(after) }
}

const masked = (email: string | null) => email && maskEmail(email)
