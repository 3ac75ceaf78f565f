import { unreachable } from '#shared/problem'
import type { MakeSuperadminError } from '#auth/actions/make_superadmin'

/** One line for whoever runs the server. */
export function explainSuperadmin(error: MakeSuperadminError): string {
  switch (error.type) {
    case 'unverified':
      return 'an account with this e-mail exists and nobody has verified it: verify it first, or name another'
    case 'blocked':
      return 'the account with this e-mail is blocked'
    case 'common_password':
      return 'the password of SUPERADMIN_PASSWORD is too easy to guess'
    case 'race':
      return 'another process is making it: try again'
    default:
      return unreachable(error)
  }
}
