import type { Reply } from '@sidepick/card-kit/testing/local_server'
import { ANA } from '@sidepick/card-kit/testing/sample_profile'
import type { AuthResponse } from '@sidepick/rules/types'

export const SESSION: AuthResponse = {
  accessToken: 'at_1',
  accessTokenExpiresIn: 900,
  refreshToken: 'rt_1',
  roles: ['player'],
  lastTosSigned: true,
  tosSignedAt: '2026-01-05T00:00:00.000Z',
  email: 'ana@example.com',
  payoutEmail: null,
}

/** What the platform answers when all is well. */
export const USUAL: Record<string, Reply> = {
  'GET /v1/profiles': { status: 200, body: ANA },
  'PATCH /v1/profiles': { status: 200, body: ANA },
  'POST /auth/quick_signup': { status: 201, body: { userId: ANA.id, email: ANA.email } },
  'POST /auth/signup': { status: 201, body: SESSION },
  'POST /auth/login': { status: 200, body: SESSION },
  'POST /auth/validate_email': { status: 200, body: { valid: true, available: true } },
  'POST /auth/reset_password': { status: 200, body: { sent: true } },
  'POST /auth/reset_password/verify_token': {
    status: 200,
    body: { valid: true, email: 'ana@example.com' },
  },
  'POST /auth/reset_password/set_new': {
    status: 200,
    body: { changed: true, email: 'ana@example.com' },
  },
  'POST /auth/verify_email/verify_token': {
    status: 200,
    body: {
      email: 'a***@example.com',
      username: 'ana',
      createdAt: '2026-11-20T12:00:00.000Z',
      payoutEmail: null,
    },
  },
  'POST /auth/verify_email': {
    status: 200,
    body: { verified: true, email: 'ana@example.com' },
  },
  'POST /auth/resend_email_verification': { status: 200, body: { sent: true } },
  'POST /auth/confirm_invite': { status: 201, body: SESSION },
  'POST /v1/profiles/username_available': { status: 200, body: { available: true } },
}
