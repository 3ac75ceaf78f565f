import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Locator, Page } from 'playwright-core'
import env from '#start/env'
import { asVisitor } from '#tests/helpers/browser'
import { acceptTerms, forgetHome, signedInBefore } from '#tests/helpers/browser_session'
import { visit, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer } from '#tests/helpers/players'
import { requestsEnded } from '#tests/helpers/requests_ended'

const HURRIED = { hurried: true }
/** Longer than the host waits before it asks, in milliseconds. */
const PAST_THE_QUESTION_MS = 3_500
const TITLE = 'When were you born?'

async function fillIn(dialog: Locator) {
  const goOn = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await dialog.getByLabel('Month').pressSequentially('05')
  await dialog.getByLabel('Day').pressSequentially('17')
  await dialog.getByLabel('Year').pressSequentially('1990')
  await goOn('Continue')
  await dialog.getByRole('radio', { name: 'Yes' }).check()
  await goOn('Continue')
  await dialog.getByLabel('State', { exact: true }).selectOption({ label: 'New York' })
  await goOn('Save')
  await dialog.getByRole('heading', { name: 'All set' }).waitFor()
  await goOn('Keep Playing')
  await dialog.waitFor({ state: 'detached' })
}

/** Marks the widget as soon as one dialog stands beside another. */
const markTwoDialogs = ({ root }: WidgetOnPage) =>
  root.evaluate((it) => {
    const look = () => {
      const dialogs = it.ownerDocument.querySelectorAll('[role="dialog"]')
      if (dialogs.length > 1) it.setAttribute('data-two-dialogs', '')
    }
    new MutationObserver(look).observe(it.ownerDocument, { childList: true, subtree: true })
  })

const homeOf = (id: string) => db.from('users').where('id', id).select('country', 'state').first()

test.group('An account that lacks a birthday or a home', () => {
  test('is completed over the game, once the terms are answered', async ({ assert }) => {
    await asVisitor(HURRIED, async ({ page }) => {
      const widget = await visit(page, '/demo/inline', HURRIED)
      const { id } = await signedInBefore(widget, { termsAccepted: false, complete: false })
      const terms = widget.within.getByRole('dialog', { name: 'Before you go on' })
      await terms.waitFor()
      await markTwoDialogs(widget)
      await page.clock.runFor(PAST_THE_QUESTION_MS)
      await terms.getByRole('button', { name: 'Not now' }).click()

      const dialog = widget.within.getByTestId('BirthDate')
      await dialog.getByRole('heading', { name: TITLE }).waitFor()
      assert.isNull(await widget.root.getAttribute('data-two-dialogs'))
      await fillIn(dialog)
      await eventually(async () =>
        assert.containsSubset(await homeOf(id), { country: 'US', state: 'NY' })
      )
    })
  })

  test('is asked for once a visit, and may be played with as it is', async ({ assert }) => {
    await asVisitor(HURRIED, async ({ page }) => {
      const widget = await visit(page, '/demo/inline', HURRIED)
      await signedInBefore(widget, { complete: false })
      const dialog = widget.within.getByTestId('BirthDate')
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await widget.play('A')
      assert.equal(await dialog.count(), 0)
    })
  })

  test('is asked for on a page, but not over the page that asks already', async ({ assert }) => {
    await asVisitor(HURRIED, async ({ page }) => {
      const { refreshToken, id } = await createPlayer()
      await acceptTerms(id)
      await forgetHome(id)
      const open = (path: string) => page.goto(new URL(path, env.get('APP_URL')).href)
      await open('/docs/rules')
      await keepToken(page, refreshToken)
      await open('/docs/rules')
      await page.getByTestId('BirthDate').waitFor()

      await open('/birth-date')
      await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
      // The form is there for who is signed in, and from then on the host waits with its question.
      await page.getByLabel('Month').waitFor()
      await page.clock.runFor(PAST_THE_QUESTION_MS)
      // A dialog loads its code first.
      await requestsEnded(page)
      assert.equal(await page.getByRole('dialog', { name: TITLE }).count(), 0)
    })
  })
})

const keepToken = (page: Page, token: string) =>
  page.evaluate((value) => localStorage.setItem('refresh_token', value), token)
