import { test } from '@japa/runner'
import { problemCodes } from '#shared/problem_codes'
import { newId } from '#shared/ids'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { createPlayer } from '#tests/helpers/players'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'
import { PASSWORD, signUpForm, visitor } from '#tests/helpers/visitor'

const newPassword = { new_password: PASSWORD, confirm_password: PASSWORD }

interface Call {
  path: string
  /** A body that is good but for the field under test. */
  body: () => Record<string, unknown>
  /** The Bearer of this call, or none. */
  token?: () => Promise<string>
}

const attribution = {
  language: 'en-us',
  returnUrl: '/',
  sourceDomain: 'example.com',
  distributorId: 'default',
  referrerId: null,
  points: 0,
  amplitudeExperimentVariant: null,
}

const resetToken = async () => {
  const { id: userId, email } = await createPlayer()
  return givenToken({ purpose: 'reset_password', userId, email })
}

const inviteToken = () =>
  givenToken({ purpose: 'invite', userId: null, email: `${newId()}@example.com` })

const invited = () => {
  const { username } = signUpForm()
  return { username, password: PASSWORD, tosSigned: true, language: 'en-us' }
}

const CALLS: Call[] = [
  { path: '/auth/signup', body: () => ({ ...attribution, ...signUpForm() }) },
  {
    path: '/auth/quick_signup',
    body: () => ({ ...attribution, email: `${newId()}@example.com`, tosSigned: false }),
  },
  { path: '/auth/login', body: () => ({ email: 'a@example.com', password: 'x', language: null }) },
  {
    path: '/auth/reset_password',
    body: () => ({ email: `${newId()}@example.com`, language: 'en-us', returnUrl: '/' }),
  },
  { path: '/auth/reset_password/set_new', token: resetToken, body: () => newPassword },
  { path: '/auth/confirm_invite', token: inviteToken, body: invited },
  {
    path: '/auth/resend_email_verification',
    body: () => ({ userId: newId(), email: `${newId()}@example.com`, language: 'en-us' }),
  },
  { path: '/auth/validate_email', body: () => ({ email: 'a@example.com' }) },
  {
    path: '/auth/change_password',
    token: async () => (await createPlayer()).accessToken,
    body: () => ({ old_password: PASSWORD, ...newPassword }),
  },
]

const WRONG_TYPES: unknown[] = [null, 7, -1.5, true, [], ['a'], {}, { toString: 'x' }, 1e308]

/** What the call does with it is its own business; that it says so clearly is checked here. */
async function send(call: Call, body: string, type = 'application/json') {
  const token = await call.token?.()
  const response = await fetch(`${process.env.APP_URL}${call.path}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...visitor(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body,
  })
  const answer = (await response.json()) as Record<string, unknown>
  return { status: response.status, type: response.headers.get('content-type') ?? '', answer }
}

type Sent = Awaited<ReturnType<typeof send>>

function fault({ status, type, answer }: Sent): string | null {
  if (status < 300) return null
  if (status >= 500) return `answered ${status}`
  if (!type.startsWith('application/problem+json')) return `is no problem but ${type}`
  const { code, message } = answer
  const isKnown = problemCodes.list().includes(String(code))
  if (!isKnown || !message) return `says ${JSON.stringify(answer)}`
  return null
}

test.group('Hostile bodies meet a clear problem', () => {
  test('in every field of {path}')
    .with(CALLS)
    .run(async ({ assert }, call: Call) => {
      const faults: string[] = []
      const values = [...Object.values(HOSTILE_TEXTS), ...WRONG_TYPES]
      for (const field of Object.keys(call.body())) {
        for (const value of values) {
          const body = JSON.stringify({ ...call.body(), [field]: value })
          const found = fault(await send(call, body))
          if (found) faults.push(`${field} = ${JSON.stringify(value).slice(0, 60)} ${found}`)
        }
      }
      assert.deepEqual(faults, [])
    })

  test('as a whole of {path}')
    .with(CALLS)
    .run(async ({ assert }, call: Call) => {
      const good = JSON.stringify(call.body())
      const refused: [string, string, string, number[]][] = [
        ['nothing', '', 'application/json', [422]],
        ['half of it', good.slice(0, -5), 'application/json', [400]],
        ['a list', `[${good}]`, 'application/json', [422]],
        ['a text', '"x"', 'application/json', [400, 422]],
        ['null', 'null', 'application/json', [400, 422]],
        ['a lone byte', '\u0000', 'application/json', [400]],
        ['too much', JSON.stringify({ a: 'x'.repeat(200_000) }), 'application/json', [413]],
        [
          'deep nesting',
          `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
          'application/json',
          [400, 422],
        ],
        ['a form', 'email=a%40example.com', 'application/x-www-form-urlencoded', [415, 422]],
        ['plain text', good, 'text/plain', [415, 422]],
        ['an upload', '--x--', 'multipart/form-data; boundary=x', [400, 415, 422]],
      ]
      const faults: string[] = []
      for (const [what, body, type, statuses] of refused) {
        const sent = await send(call, body, type)
        const found = fault(sent) ?? (statuses.includes(sent.status) ? null : `was ${sent.status}`)
        if (found) faults.push(`${what} ${found}`)
      }
      assert.deepEqual(faults, [])
    })

  test('that reach for prototypes reach nothing of {path}')
    .with(CALLS)
    .run(async ({ assert }, call: Call) => {
      for (const member of ['"__proto__":{"admin":true}', '"constructor":{"prototype":{"a":1}}']) {
        const sent = await send(call, `{${member},${JSON.stringify(call.body()).slice(1)}`)
        assert.isNull(fault(sent))
      }
      assert.deepEqual(Object.keys(Object.prototype), [])
    })

  test('and members nobody asked for change nothing of {path}')
    .with(CALLS)
    .run(async ({ assert }, call: Call) => {
      const extra = { role: 'superadmin', roles: ['admin'], status: 'active', emailVerified: true }
      const plain = await send(call, JSON.stringify(call.body()))
      const more = await send(call, JSON.stringify({ ...extra, id: newId(), ...call.body() }))
      assert.equal(more.status, plain.status)
      if (Array.isArray(more.answer.roles)) assert.deepEqual(more.answer.roles, ['player'])
    })
})
