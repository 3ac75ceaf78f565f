import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { clock } from '#shared/clock'
import { eventually } from '#tests/helpers/eventually'
import { spawnServer } from '#tests/helpers/spawned_server'
import { signUpForm, visitor } from '#tests/helpers/visitor'
import { Mailbox } from '#demo/mailbox/mailbox'
import { MailboxTransport } from '#demo/mailbox/mailbox_transport'

const FROM = 'Sidepick <no-reply@example.invalid>'

test.group("The demo's mailbox", (group) => {
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mailbox_'))
    const before = env.get('MAILBOX_PATH')
    env.set('MAILBOX_PATH', folder)
    return async () => {
      env.set('MAILBOX_PATH', before)
      await rm(folder, { recursive: true })
    }
  })

  const keep = (messageId: string, subject: string, html = '<p>hi</p>') =>
    new MailboxTransport(folder).send({
      messageId,
      subject,
      html,
      text: 'hi',
      from: FROM,
      to: ['ana@example.com'],
    })
  const visit = (path: string) => fetch(new URL(path, env.get('DEMO_PUBLISHER_URL')))

  test('shows what was sent, the newest first, and keeps a mail that is sent again once', async ({
    assert,
    cleanup,
  }) => {
    assert.include(await (await visit('/demo/mailbox')).text(), 'Nothing yet')
    await keep('<1@x>', 'First')
    cleanup(clock.replace(() => Date.now() + 1_000))
    await keep('<2@x>', 'Second')
    await keep('<2@x>', 'Second')
    const mails = await new Mailbox(folder).list()
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Second', 'First']
    )
    const page = await visit('/demo/mailbox')
    assert.equal(page.headers.get('x-robots-tag'), 'noindex')
    const html = await page.text()
    assert.isBelow(html.indexOf('Second'), html.indexOf('First'))
    assert.include(html, 'ana@example.com')
  })

  test('lets who signed up in a demo verify an e-mail without a mail server', async ({
    assert,
    cleanup,
  }) => {
    const demo = {
      ...{ NODE_ENV: 'production', DEMO: 'true', WORKER: 'true' },
      ...{ SMTP_HOST: '', MAILBOX_PATH: folder },
    }
    const { url, stop } = await spawnServer(demo)
    cleanup(async () => void (await stop()))
    const post = (path: string, headers: Record<string, string>, body: object) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...visitor(), ...headers },
        body: JSON.stringify(body),
      })
    assert.equal((await post('/auth/signup', {}, signUpForm())).status, 201)
    // What others left in the outbox of this database is mailed here too, before or after it.
    const token = await eventually(async () => {
      const list = await (await fetch(`${url}/demo/mailbox`)).text()
      const paths = list.match(/\/demo\/mailbox\/[0-9a-f]{32}/g) ?? []
      const mails = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()))
      return /vt_[\w-]+/.exec(mails.join())![0]
    })
    const verified = await post('/auth/verify_email', { authorization: `Bearer ${token}` }, {})
    assert.equal(verified.status, 200)
  })

  test('shows a mail in a frame without rights, under a policy without scripts', async ({
    assert,
  }) => {
    await keep('<1@x>', 'One', '<head></head><p title="x">it\'s <b>you</b></p>')
    const [mail] = await new Mailbox(folder).list()
    const page = await visit(`/demo/mailbox/${mail!.id}`)
    const html = await page.text()
    assert.include(html, 'sandbox="allow-popups allow-popups-to-escape-sandbox"')
    assert.match(html, /srcdoc="&lt;head&gt;&lt;base[^"]+&lt;p title=&quot;x&quot;&gt;/)
    assert.match(page.headers.get('content-security-policy')!, /^default-src 'none'; style-src/)
  })

  test('is shown to the person at this machine, and to nobody whom a proxy or a tunnel brings', async ({
    assert,
  }) => {
    await keep('<1@x>', 'One')
    const [mail] = await new Mailbox(folder).list()
    for (const path of ['/demo/mailbox', `/demo/mailbox/${mail!.id}`]) {
      assert.equal((await visit(path)).status, 200)
      for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip']) {
        const url = new URL(path, env.get('DEMO_PUBLISHER_URL'))
        const answer = await fetch(url, { headers: { [name]: '127.0.0.1' } })
        assert.equal(answer.status, 404, name)
        assert.notInclude(await answer.text(), 'ana@example.com')
      }
    }
  })

  test('finds no mail that is not there, and leaves its folder by no name', async ({ assert }) => {
    for (const name of ['0'.repeat(32), '..%2f..%2fpackage', 'x']) {
      assert.equal((await visit(`/demo/mailbox/${name}`)).status, 404)
    }
    assert.isNull(await new Mailbox(folder).find('../../package'))
  })

  test('is for nobody else on the machine, and does not grow for ever', async ({ assert }) => {
    for (let n = 0; n < 205; n++) await keep(`<${n}@x>`, String(n))
    const mails = await new Mailbox(folder).list()
    assert.lengthOf(mails, 200)
    assert.include(
      mails.map(({ subject }) => subject),
      '204'
    )
    const { mode } = await stat(join(folder, `${mails[0]!.id}.json`))
    assert.equal(mode & 0o077, 0)
  })
})
