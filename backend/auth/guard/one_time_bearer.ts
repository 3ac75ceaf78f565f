import { Problem } from '#shared/problem'
import type { ProblemCode } from '#shared/problem_codes'
import { bearerToken, type TokenPrefix } from '#auth/domain/tokens'

/**
 * The token of a mailed link, as its page sends it. A malformed token is treated as an expired one, because the remedy
 * is the same.
 * @throws Problem E_UNAUTHORIZED without a header, else the code that the call has for dead tokens
 */
export function oneTimeBearer(
  header: string | undefined,
  prefix: TokenPrefix,
  dead: ProblemCode
): string {
  if (!header) throw new Problem('E_UNAUTHORIZED')
  const token = bearerToken(header, prefix)
  if (token === null) throw new Problem(dead)
  return token
}
