import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import type { Page } from 'playwright-core'
import env from '#start/env'
import { asVisitor } from '#tests/helpers/browser'
import { newcomer, playerNamed } from '#tests/helpers/browser_player'
import { WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { createPlayer } from '#tests/helpers/players'

const PHONE = { width: 390, height: 844, touch: true }
const PASSWORD = 'Another-horse-9'

const open = (page: Page, path: string) => page.goto(new URL(path, env.get('APP_URL')).href)
const title = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Out of the pages for strangers, to wherever the visit goes on. */
const ledOn = (page: Page) => page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'))

async function linkIn(mailbox: Awaited<ReturnType<typeof openMailbox>>, to: string, path: string) {
  await drainOutbox()
  return eventually(async () => {
    const texts = (await mailbox.to(to)).map(({ text }) => text ?? '')
    const found = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? [])
    const link = found.findLast((url) => url.includes(path))
    if (!link) throw new Error(`no mail to ${to} has a link to ${path}`)
    return new URL(link)
  })
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test.group('The pages of an account, on a phone', () => {
  test('lead a newcomer from the e-mail to the account, step by step and back', async ({
    assert,
  }) => {
    await asVisitor(PHONE, async ({ page }) => {
      const person = newcomer()
      await open(page, '/auth/signup/email')
      await page.getByLabel('Email', { exact: true }).fill(person.email)
      await page.getByRole('checkbox').tap()
      await press(page, 'Continue')
      await title(page, 'Choose a password')
      assert.equal(pathOf(page), '/auth/signup/password')
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      assert.notInclude(await kept(page), person.password)
      await page.goBack()
      await title(page, 'What’s your email?')
      assert.equal(await page.getByLabel('Email', { exact: true }).inputValue(), person.email)
      await page.goForward()
      await title(page, 'Choose a password')
      assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), person.password)

      await page.reload()
      await title(page, 'What’s your email?')
      assert.equal(pathOf(page), '/auth/signup/email')
      await new WidgetOnPage(page, page, { touch: true }).signUp(person)
      await title(page, 'Thanks for joining!')
      assert.equal(pathOf(page), '/profile/thanks')
      await page.getByText(`Good to have you here, ${person.username}!`).waitFor()
      await page.getByText('1,000', { exact: true }).first().waitFor()
      await playerNamed(person.username)
      assert.notInclude(await kept(page), person.password)

      await press(page, 'Keep Playing')
      await page.waitForURL(({ pathname }) => !/^\/(auth|profile)/.test(pathname))
      await open(page, '/auth')
      await ledOn(page)
    })
  })

  test('bring somebody back who forgot the password', async ({ assert }) => {
    await asVisitor({ ...PHONE, tolerate: [/status of 4(10|22)/] }, async ({ page }) => {
      const mailbox = await openMailbox()
      const { email } = await createPlayer()
      const { id: widgetId } = await db.from('widgets').firstOrFail()
      const prefix = `/go/${encodeInitPayload({ ref: 'https://paper.example/story', widgetId })}`
      await open(page, `${prefix}/auth/login`)
      await page.getByLabel('Email', { exact: true }).fill(email)
      await press(page, 'Forgot password?')
      await title(page, 'Forgot your password?')
      await press(page, 'Send link')
      await title(page, 'Check your email')

      const link = await linkIn(mailbox, email, '/reset_password')
      assert.equal(link.pathname, `${prefix}/reset_password`)
      await page.goto(link.href)
      await title(page, 'Set a new password')
      assert.equal(new URL(page.url()).search, '')
      await page.getByLabel('New password', { exact: true }).fill('Password1!')
      await page.getByLabel('Confirm password', { exact: true }).fill('Password1!')
      await press(page, 'Set password')
      await page.getByText(/too easy to guess/).waitFor()
      await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
      await press(page, 'Set password')
      await title(page, 'Your new password is set')
      await press(page, 'Sign in')
      await title(page, 'Sign in')
      assert.equal(await page.getByLabel('Email', { exact: true }).inputValue(), email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.waitForURL(({ pathname }) => pathname === `${prefix}/widget/${widgetId}`)

      await page.goto(link.href)
      await title(page, 'Reset link expired, generate a new one')
    })
  })

  test('take the link of a mail for a verified e-mail, once', async () => {
    const mailbox = await openMailbox()
    const person = newcomer()
    const dead = { ...PHONE, tolerate: [/status of 410/] }
    let link: URL | undefined
    await asVisitor(dead, async ({ page }) => {
      await open(page, '/auth/signup/email')
      await new WidgetOnPage(page, page, { touch: true }).signUp(person)
      await ledOn(page)
      link = await linkIn(mailbox, person.email, '/verify_email')
      await page.goto(link.href)
      await title(page, 'Did you make this account?')
      await press(page, 'Yes, I made it')
      await title(page, 'Email verified')
      await page.goto(link.href)
      await title(page, 'Email verified')
    })
    await asVisitor(dead, async ({ page }) => {
      await page.goto(link?.href ?? '')
      await title(page, 'Could not verify email')
      await press(page, 'Sign in')
      await title(page, 'Sign in')
    })
  })

  test('say why another account did not let one in', async () => {
    await asVisitor(PHONE, async ({ page }) => {
      await open(page, '/auth?error=link_required')
      await title(page, 'Sign in')
      await page
        .getByRole('alert')
        .filter({ hasText: 'Sign in with your password first to link this provider' })
        .waitFor()
    })
  })
})
