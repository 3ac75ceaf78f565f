import { createHash } from 'node:crypto'
import { forgive } from '#shared/http/throttle'
import { newId } from '#shared/ids'
import type { Limited, Sender } from '#tests/functional/rate_limits/limited'
import {
  anEmail,
  passwordLimits,
  TOO_MANY_ATTEMPTS,
} from '#tests/functional/rate_limits/password_limits'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

const BUSY = { status: 503, code: 'E_UNAVAILABLE' }

/** Calls of one address. What is sent may be refused for itself: it counts all the same, and costs less. */
function fromOneAddress(method: 'get' | 'post', path: string, body?: object) {
  return async (): Promise<Sender> => {
    const address = visitor()
    return (client) => {
      const request = client[method](path).headers(address)
      return body ? request.json(body) : request
    }
  }
}

/** Appendix I of the decisions, as far as its calls exist. */
export const limits: readonly Limited[] = [
  ...passwordLimits,
  {
    title: 'failed logins of an address',
    requests: 20,
    seconds: 900,
    refusal: TOO_MANY_ATTEMPTS,
    async open() {
      const address = visitor()
      const body = { password: 'Wrong-one-1' }
      return (client) =>
        client
          .post('/auth/login')
          .headers(address)
          .json({ ...body, email: anEmail() })
    },
  },
  {
    title: 'sign-ups of an address',
    requests: 10,
    seconds: 3_600,
    open: fromOneAddress('post', '/auth/signup', {}),
  },
  {
    title: 'quick sign-ups of an address',
    requests: 10,
    seconds: 3_600,
    open: fromOneAddress('post', '/auth/quick_signup', {}),
  },
  {
    title: 'resets of a password, by the minute',
    requests: 1,
    seconds: 60,
    async open() {
      const body = { email: anEmail() }
      return (client) => client.post('/auth/reset_password').json(body)
    },
  },
  {
    title: 'resets of a password, by the day',
    requests: 5,
    seconds: 86_400,
    async open() {
      const body = { email: anEmail() }
      const target = createHash('sha256').update(body.email).digest('hex')
      let before: Promise<unknown> = Promise.resolve()
      // One after the other, each a minute after the one before.
      return (client) => {
        const answer = before
          .then(() => forgive('mailsPerMinute', `password_link:${target}`))
          .then(() => client.post('/auth/reset_password').json(body))
        before = answer
        return answer
      }
    },
  },
  {
    title: 'verification mails of a player',
    requests: 1,
    seconds: 60,
    async open() {
      const { id: userId, email } = await createPlayer()
      return (client) => client.post('/auth/resend_email_verification').json({ userId, email })
    },
  },
  {
    title: 'payout PINs of a player',
    requests: 1,
    seconds: 60,
    async open() {
      const { accessToken, email: payoutEmail } = await createPlayer()
      const body = { payoutEmail, confirmPayoutEmail: payoutEmail }
      return (client) =>
        client.post('/auth/payout_email_verification').bearerToken(accessToken).json(body)
    },
  },
  {
    title: 'checks of usernames of an address',
    requests: 30,
    seconds: 60,
    open: fromOneAddress('post', '/v1/profiles/username_available', { username: 'somebody' }),
  },
  {
    title: 'checks of e-mails of an address',
    requests: 10,
    seconds: 60,
    open: fromOneAddress('post', '/auth/validate_email', { email: 'a@example.com' }),
  },
  {
    title: 'refreshes of a session',
    requests: 60,
    seconds: 60,
    refusal: BUSY,
    async open() {
      const { refreshToken } = await createPlayer()
      return (client) => client.post('/auth/refresh').bearerToken(refreshToken)
    },
  },
  {
    title: 'refreshes of an address',
    requests: 300,
    seconds: 60,
    refusal: BUSY,
    open: fromOneAddress('post', '/auth/refresh'),
  },
  {
    title: 'logouts of an address',
    requests: 300,
    seconds: 60,
    refusal: BUSY,
    open: fromOneAddress('post', '/auth/logout'),
  },
  {
    title: 'plays of a player',
    requests: 60,
    seconds: 60,
    async open() {
      const { accessToken } = await createPlayer()
      return (client) => client.post('/v1/gameplays').bearerToken(accessToken).json({})
    },
  },
  {
    title: 'widgets of an address',
    requests: 120,
    seconds: 60,
    open: fromOneAddress('get', `/v1/widgets/${newId()}`),
  },
  {
    title: 'widget searches of an address',
    requests: 120,
    seconds: 60,
    open: fromOneAddress('get', `/v2/widgets/${newId()}`),
  },
  {
    title: 'widget searches by article of an address',
    requests: 120,
    seconds: 60,
    open: fromOneAddress('post', `/v2/widgets/${newId()}`),
  },
  {
    title: 'batches of events of an address',
    requests: 1_200,
    seconds: 60,
    open: fromOneAddress('post', '/v1/analytics/events', {}),
  },
  {
    title: 'releases that are offered from an address',
    requests: 20,
    seconds: 60,
    open: fromOneAddress('post', '/v1/partner/remotes/check', {}),
  },
  {
    title: 'releases that one person offers',
    requests: 10,
    seconds: 60,
    async open() {
      const { accessToken } = await createPlayer()
      const path = '/v1/partner/remotes/check'
      return (client) => client.post(path).headers(visitor()).bearerToken(accessToken).json({})
    },
  },
  {
    title: 'everything else of an address',
    requests: 300,
    seconds: 60,
    open: fromOneAddress('get', '/v1/profiles'),
  },
]
