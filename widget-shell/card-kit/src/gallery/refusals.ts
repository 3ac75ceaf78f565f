/** A refusal of the platform, as a gallery state answers with it. */
export const refusal = (
  status: number,
  code: string,
  errors: { field: string; rule: string }[] = []
) => ({
  status,
  body: { code, message: code, errors: errors.map((one) => ({ ...one, message: one.rule })) },
})

export const UNREACHABLE = refusal(503, 'E_NETWORK')
export const TOO_MANY = refusal(429, 'E_TOO_MANY_ATTEMPTS')
