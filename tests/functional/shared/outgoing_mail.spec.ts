import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { intlTag, LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { queueMail, type MailData, type MailName } from '#shared/delivery/mail'
import { renderMail } from '#shared/delivery/mail/render_mail'
import { newId } from '#shared/ids'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'

const url = 'https://sidepick.example/go?token=vt_1&x=<b>'

const TOLD: { [Name in MailName]: MailData[Name] } = {
  verify_email: { url, username: 'ana<3' },
  reset_password: { url },
  invite: { url, roles: ['creator', 'admin'] },
  set_password: { url },
  payout_pin: { pin: '123456' },
  email_changed: {},
  account_cleared: {},
  prize_won: { prize: 'A card & more', confirmBefore: 'May 1, 2027', url },
  payout_email_changed: { payoutEmail: 'a***@example.com' },
}

test.group('Mail', () => {
  test('leaves once its transaction is committed, once', async ({ assert }) => {
    const mailbox = await openMailbox()
    const to = `${newId()}@example.com`
    const data = { url, username: 'ana' }
    const mail = { mail: 'verify_email', to, language: 'es-mx', data, key: to } as const
    assert.isTrue(await db.transaction((trx) => queueMail(mail, trx)))
    assert.isFalse(await db.transaction((trx) => queueMail(mail, trx)))
    assert.isEmpty(await mailbox.to(to))
    await drainOutbox()
    await drainOutbox()
    const mails = await mailbox.to(to)
    assert.lengthOf(mails, 1)
    assert.equal(mails[0]!.subject, 'Confirma tu correo de Sidepick')
    assert.equal(mails[0]!.from?.address, 'no-reply@example.invalid')
    assert.include(mails[0]!.text!, url)
    assert.equal(
      mails[0]!.headers.find(({ key }) => key === 'auto-submitted')?.value,
      'auto-generated'
    )
  })

  test('never leaves when its transaction is rolled back', async ({ assert }) => {
    const mailbox = await openMailbox()
    const to = `${newId()}@example.com`
    const trx = await db.transaction()
    await queueMail(
      { mail: 'payout_pin', to, language: 'en-us', data: { pin: '123456' }, key: to },
      trx
    )
    await trx.rollback()
    await drainOutbox()
    assert.isEmpty(await mailbox.to(to))
  })

  test('is refused where it is asked for, when nobody has such a mail', async ({ assert }) => {
    const mail = { mail: 'nothing', to: 'a@example.com', language: 'en-us', data: {}, key: 'n' }
    await assert.rejects(
      () => db.transaction((trx) => queueMail(mail as never, trx)),
      'no module has a mail named nothing'
    )
  })
})

test.group('Each mail', () => {
  test('says the same as HTML and as text, in every language: {name} in {language}')
    .with(
      (Object.keys(TOLD) as MailName[]).flatMap((name) =>
        LANGUAGE_TAGS.map((language) => ({ name, language }))
      )
    )
    .run(async ({ assert }, { name, language }) => {
      const told = TOLD[name] as Record<string, unknown>
      const { subject, html, text } = await renderMail(name, language, told)
      assert.include(subject, 'Sidepick')
      assert.include(html, `lang="${intlTag(language)}"`)
      for (const part of [subject, html.replace(/<style>.*?<\/style>/s, ''), text]) {
        assert.notMatch(part, /\{|\}|undefined|\[object/)
      }
      assert.notMatch(html, /<script|<img|https?:\/\/(?!sidepick\.example)/)
      if ('url' in told) {
        assert.include(text, url)
        assert.include(html, 'href="https://sidepick.example/go?token=vt_1&amp;x=&lt;b&gt;"')
      }
      if ('pin' in told) for (const part of [html, text]) assert.include(part, '123456')
      if ('username' in told) assert.include(html, 'ana&lt;3')
    })

  test('names lifetimes and roles in its own language', async ({ assert }) => {
    const english = await renderMail('invite', 'en-us', TOLD.invite)
    const spanish = await renderMail('invite', 'es-mx', TOLD.invite)
    assert.include(english.text, 'for 7 days')
    assert.include(english.text, 'make games and run the platform')
    assert.include(spanish.text, 'durante 7 días')
    assert.include(spanish.text, 'crear juegos y administrar la plataforma')
    assert.include((await renderMail('reset_password', 'en-us', { url })).text, '60 minutes')
  })
})
