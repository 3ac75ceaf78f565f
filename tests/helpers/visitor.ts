import { randomBytes, randomUUID } from 'node:crypto'

/** The header by which a trusted proxy names a visitor's address: each call of this is somebody else. */
export function visitor(): { 'x-forwarded-for': string } {
  const parts = randomBytes(12).toString('hex').match(/.{4}/g) ?? []
  return { 'x-forwarded-for': `2001:db8:${parts.join(':')}` }
}

export const PASSWORD = 'Correct-horse-9'

/** A complete sign-up that nobody else sends. */
export function signUpForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const key = randomUUID().replaceAll('-', '').slice(0, 16)
  return {
    email: `s${key}@example.com`,
    username: `s${key}`,
    password: PASSWORD,
    birthday: '1990-05-17',
    country: 'US',
    state: 'NY',
    usResidency: true,
    language: 'en-us',
    tosSigned: true,
    points: 0,
    distributorId: 'default',
    ...changes,
  }
}
