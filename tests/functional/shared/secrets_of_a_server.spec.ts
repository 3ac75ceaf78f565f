import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { secretsIn } from '#tests/helpers/canaries'
import { eventually } from '#tests/helpers/eventually'
import { mailServer } from '#tests/helpers/mail_server'
import { openMailbox } from '#tests/helpers/mailbox'
import { createPlayer } from '#tests/helpers/players'
import { spawnServer } from '#tests/helpers/spawned_server'
import { PASSWORD, signUpForm, visitor } from '#tests/helpers/visitor'

/** Calls a server as a visitor would; `statuses` remembers how each call was answered. */
function caller(url: string) {
  const statuses: Record<string, number> = {}
  return {
    statuses,
    async call(method: string, path: string, body?: unknown, bearer?: string) {
      const answer = await fetch(url + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...visitor(),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      statuses[`${method} ${path.replace(/\?.*/, '')}`] = answer.status
      const text = await answer.text()
      return text.startsWith('{') ? JSON.parse(text) : {}
    },
  }
}

const TABLES = ['outbox', 'queue_jobs', 'queue_schedules']
const rowsOf = async (table: string) =>
  (await db.from(table).select('*')).map((row) => JSON.stringify(row))

test.group('What a server writes', () => {
  test('holds no secret of the calls it answers, at any level, and neither do its rows', async ({
    assert,
    cleanup,
  }) => {
    // Six digits of a PIN stand by chance in what thousands of rows of other tests say.
    const before = new Set((await Promise.all(TABLES.map(rowsOf))).flat())
    const mailbox = await openMailbox()
    const { faults } = await mailServer()
    const admin = await createPlayer({ roles: ['admin', 'superadmin'] })
    const server = await spawnServer({
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'trace' },
      ...{ DEMO: 'true', WORKER: 'true' },
    })
    cleanup(async () => void (await server.stop()))
    const { call, statuses } = caller(server.url)
    const secrets: Record<string, string> = { adminToken: admin.accessToken, admin: admin.email }

    const mailed = (to: string, pattern: RegExp) =>
      eventually(async () => {
        const texts = (await mailbox.to(to)).map(({ text }) => pattern.exec(text ?? '')?.[0])
        const found = texts.find((text) => text !== undefined)
        if (!found) throw new Error(`nobody wrote ${pattern} to ${to}`)
        return found
      })

    // Sign up, sign in, stay signed in.
    const form = signUpForm({ password: `${PASSWORD}-canary` }) as Record<string, string>
    const session = await call('POST', '/auth/signup', form)
    Object.assign(secrets, { email: form.email, password: form.password })
    Object.assign(secrets, { access: session.accessToken, refresh: session.refreshToken })
    await call('POST', '/auth/signup', form)
    await call('POST', '/auth/signup', { ...form, email: `${form.email}@@`, birthday: 'never' })
    await call('POST', '/auth/login', {
      email: form.email,
      password: (secrets.wrong = 'Wr0ng-canary'),
    })
    const again = await call('POST', '/auth/login', { email: form.email, password: form.password })
    Object.assign(secrets, { access2: again.accessToken, refresh2: again.refreshToken })
    const rotated = await call('POST', '/auth/refresh', {}, again.refreshToken)
    Object.assign(secrets, { access3: rotated.accessToken, refresh3: rotated.refreshToken })
    await call('POST', '/auth/refresh', {}, (secrets.badRefresh = `rt_${'canary'.repeat(7)}x`))
    await call('POST', '/auth/login', `{"email":"${form.email}","password":"${secrets.wrong}"`)
    await call('GET', '/v1/profiles', undefined, session.accessToken)

    // One-time tokens and PINs, out of the mails that carry them.
    secrets.verifyToken = await mailed(form.email!, /vt_[\w-]+/)
    await call('POST', '/auth/verify_email', {}, secrets.verifyToken)
    await call('POST', '/auth/reset_password', { email: form.email, language: 'en-us' })
    secrets.resetToken = await mailed(form.email!, /pt_[\w-]+/)
    await call('POST', '/auth/reset_password/verify_token', {}, secrets.resetToken)
    const quick = signUpForm().email as string
    secrets.quickEmail = quick
    await call('POST', '/auth/quick_signup', { ...signUpForm({ email: quick }), tosSigned: false })
    secrets.setToken = await mailed(quick, /pt_[\w-]+/)
    const payoutEmail = (secrets.payoutEmail = `canary.${randomUUID()}@example.com`)
    const payout = { payoutEmail, confirmPayoutEmail: payoutEmail }
    await call('POST', '/auth/payout_email_verification', payout, session.accessToken)
    secrets.pin = await mailed(payoutEmail, /\b\d{6}\b/)
    await call(
      'PATCH',
      '/auth/payout_email',
      { payoutEmail, pin: secrets.pin },
      session.accessToken
    )
    const invited = (secrets.invited = `canary.${randomUUID()}@example.com`)
    const invitation = { email: invited, roles: ['creator'] }
    await call('POST', '/admin/auth/invite', invitation, admin.accessToken)
    secrets.inviteToken = await mailed(invited, /it_[\w-]+/)
    await call('GET', `/verify_email?token=${secrets.verifyToken}`)

    // What a page is told, and a state that a sign-in is handed over by.
    secrets.payload = encodeInitPayload({ ref: 'https://canary.example/a?b=canary-of-a-reader' })
    secrets.reader = 'canary-of-a-reader'
    await call('GET', `/go/${secrets.payload}/widget/${randomUUID()}`)
    await call('GET', `/go/${secrets.payload}`)
    secrets.state = `canary${randomUUID()}`
    await call('GET', `/auth/handoff/${secrets.state}`)
    await call('GET', `/auth/google/callback?code=canary-code&state=${secrets.state}`)
    secrets.code = 'canary-code'

    // A server error in the middle of a sign-up, and a mail that nobody takes.
    const lost = signUpForm() as Record<string, string>
    Object.assign(secrets, { lostEmail: lost.email })
    await db.rawQuery('alter table credentials rename to credentials_away')
    try {
      await call('POST', '/auth/signup', lost)
    } finally {
      await db.rawQuery('alter table credentials_away rename to credentials')
    }
    assert.equal(statuses['POST /auth/signup'], 500)
    faults.recipient = 550
    cleanup(() => {
      faults.recipient = undefined
    })
    secrets.refused = `canary.${randomUUID()}@example.com`
    await call(
      'POST',
      '/admin/auth/invite',
      { email: secrets.refused, roles: ['creator'] },
      admin.accessToken
    )
    await eventually(async () => {
      if (!server.output.out.includes('outbox: given up')) throw new Error('nobody gave up')
    })
    await call('POST', '/auth/logout', {}, rotated.refreshToken)

    const seen = randomUUID()
    await call('GET', `/v1/profiles/${seen}`)
    assert.deepEqual(await server.stop(), { code: 0, signal: null })
    const { out, err } = server.output
    assert.deepEqual(secretsIn(out, { seen }), ['seen'], 'the search reads what was written')
    assert.include(out, 'request failed')
    for (const [name, value] of Object.entries(secrets)) assert.isString(value, name)
    assert.deepEqual(secretsIn(out, secrets), [])
    assert.deepEqual(secretsIn(err, secrets), [])
    for (const table of TABLES) {
      const written = (await rowsOf(table)).filter((row) => !before.has(row))
      assert.deepEqual(secretsIn(written.join('\n'), secrets), [], table)
    }
  })
})
