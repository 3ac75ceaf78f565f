import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import type { SMTPConfig } from '@adonisjs/mail/types'
import { clock } from '#shared/clock'
import { deliveryFailure } from '#shared/delivery/mail/delivery_failure'
import { smtpConfig } from '#shared/delivery/mail/smtp_config'
import { Undeliverable } from '#shared/delivery/outbox/handlers'
import { givenQueuedMail, outboxRow } from '#tests/fixtures/mails'
import { mailServer, startMailServer } from '#tests/helpers/mail_server'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'

const HOUR_MS = 60 * 60 * 1_000
const [key, certificate] = ['key', 'certificate'].map((name) =>
  readFileSync(`tests/fixtures/tls/${name}.pem`)
)
const tls = { ca: certificate }

/** Hands one mail over with these settings; gives null, or what the outbox would be told. */
async function handOver(config: SMTPConfig): Promise<Error | null> {
  const transport = new SMTPTransport(config)
  const message = { from: 'a@example.com', to: ['b@example.com'], subject: 's', text: 't' }
  try {
    await transport.send({ ...message, headers: {} })
    return null
  } catch (error) {
    return deliveryFailure(error)
  } finally {
    await transport.close()
  }
}

test.group('A mail server that misbehaves', (group) => {
  group.each.teardown(async () => {
    const { faults } = await mailServer()
    for (const name of Object.keys(faults)) delete faults[name as keyof typeof faults]
  })

  test('and puts the {what} off gets the mail later')
    .with([
      { what: 'recipient', fault: { recipient: 450 } },
      { what: 'content', fault: { content: 451 } },
    ])
    .run(async ({ assert, cleanup }, { fault }) => {
      const [mailbox, { faults }] = [await openMailbox(), await mailServer()]
      const { to, key: outboxKey } = await givenQueuedMail()
      Object.assign(faults, fault)
      await drainOutbox()
      assert.isEmpty(await mailbox.to(to))
      const row = await outboxRow(outboxKey)
      assert.containsSubset(row, { state: 'waiting', attempts: 1 })
      assert.match(row.last_error, /^Error: smtp \w+ 45[01] (RCPT TO|DATA)$/)
      faults.recipient = faults.content = undefined
      cleanup(clock.replace(() => Date.now() + HOUR_MS))
      await drainOutbox()
      assert.lengthOf(await mailbox.to(to), 1)
    })

  test('and refuses the {what} for good is not asked again')
    .with([
      { what: 'recipient', fault: { recipient: 550 } },
      { what: 'content', fault: { content: 554 } },
    ])
    .run(async ({ assert }, { fault }) => {
      const { faults } = await mailServer()
      const { to, key: outboxKey } = await givenQueuedMail()
      Object.assign(faults, fault)
      await drainOutbox()
      const row = await outboxRow(outboxKey)
      assert.equal(row.state, 'dead')
      assert.notInclude(row.last_error, to)
    })

  test('and is down gets the mail when it is back', async ({ assert }) => {
    const server = await startMailServer()
    await server.close()
    const config = smtpConfig({ host: '127.0.0.1', port: server.port, tls: 'none' })
    const failure = await handOver(config)
    assert.equal(failure?.message, 'smtp ESOCKET CONN')
    assert.notInstanceOf(failure, Undeliverable)
    const again = await startMailServer({}, server.port)
    assert.isNull(await handOver(config))
    await again.close()
  })

  test('and says nothing is left before the lease ends', async ({ assert }) => {
    const server = await startMailServer()
    server.faults.greeting = () => new Promise(() => undefined)
    const config = smtpConfig({ host: '127.0.0.1', port: server.port, tls: 'none' })
    const failure = await handOver({ ...config, greetingTimeout: 100 })
    assert.equal(failure?.message, 'smtp ETIMEDOUT CONN')
    assert.notInstanceOf(failure, Undeliverable)
    assert.isBelow(
      config.connectionTimeout! + config.greetingTimeout! + config.socketTimeout!,
      60_000
    )
    void server.close()
  })
})

test.group('The way to the mail server', () => {
  const secure = { key, cert: certificate, disabledCommands: ['AUTH'] }

  test('is encrypted, and certified', async ({ assert, cleanup }) => {
    const server = await startMailServer({ ...secure, hideSTARTTLS: false })
    cleanup(() => server.close())
    const config = smtpConfig({ host: 'localhost', port: server.port, tls: 'starttls' })
    assert.isNull(await handOver({ ...config, tls }))
    assert.lengthOf(server.received, 1)
    const unknown = await handOver(config)
    assert.match(unknown!.message, /^smtp \w+ (CONN|STARTTLS)$/)
    assert.notInstanceOf(unknown, Undeliverable)
    assert.lengthOf(server.received, 1)
  })

  test('is encrypted from the first byte where that is asked for', async ({ assert, cleanup }) => {
    const server = await startMailServer({ ...secure, secure: true })
    cleanup(() => server.close())
    const config = smtpConfig({ host: 'localhost', port: server.port, tls: 'implicit' })
    assert.isNull(await handOver({ ...config, tls }))
    assert.lengthOf(server.received, 1)
  })

  test('is not taken when the server does not encrypt', async ({ assert, cleanup }) => {
    const server = await startMailServer()
    cleanup(() => server.close())
    const config = smtpConfig({ host: 'localhost', port: server.port, tls: 'starttls' })
    assert.match((await handOver(config))!.message, /^smtp /)
    assert.isEmpty(server.received)
  })

  test('waits for a password that is right', async ({ assert, cleanup }) => {
    const server = await startMailServer({
      ...secure,
      disabledCommands: [],
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('no')),
    })
    cleanup(() => server.close())
    const login = { host: 'localhost', port: server.port, tls: 'starttls', username: 'u' } as const
    const refused = await handOver({ ...smtpConfig({ ...login, password: 'wrong' }), tls })
    assert.equal(refused?.message, 'smtp EAUTH 535 AUTH PLAIN')
    assert.notInstanceOf(refused, Undeliverable)
    assert.isNull(await handOver({ ...smtpConfig({ ...login, password: 'right' }), tls }))
  })
})
