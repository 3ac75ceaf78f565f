import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { asVisitor } from '#tests/helpers/browser'
import { newcomer, playerNamed, playsOf, standingOf } from '#tests/helpers/browser_player'
import { boardButton, showWidget, visit, type WidgetOnPage } from '#tests/helpers/browser_widget'

const TABS_AT_MOST = 40

/** What has the focus inside the widget: its visible name, or nothing while the focus is on the page around it. */
async function focusOf(widget: WidgetOnPage): Promise<string> {
  const [name] = await widget.within.locator(':focus').evaluateAll((found) =>
    found.map((it) => {
      const field = it as HTMLInputElement
      const label = field.labels?.[0]?.textContent ?? it.getAttribute('aria-label')
      return (label || it.textContent || '').trim()
    })
  )
  return name ?? ''
}

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(widget: WidgetOnPage, wanted: RegExp): Promise<void> {
  const seen: string[] = []
  for (let tab = 0; tab <= TABS_AT_MOST; tab++) {
    const name = await focusOf(widget)
    if (wanted.test(name)) return
    seen.push(name)
    await widget.page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${wanted}: ${seen.join(' | ')}`)
}

/** Letters count there alone. */
async function tabToAnswers(widget: WidgetOnPage): Promise<void> {
  for (let tab = 0; tab <= TABS_AT_MOST; tab++) {
    if ((await widget.within.locator('.vs-answer:focus').count()) > 0) return
    await widget.page.keyboard.press('Tab')
  }
  throw new Error('Tab never reached the answers')
}

async function signUpByKeys(page: Page, widget: WidgetOnPage, person = newcomer()) {
  const { keyboard } = page
  const step = (heading: string) =>
    widget.within.getByRole('heading', { name: heading, exact: true }).waitFor()
  await tabTo(widget, /^Sign up with a password$/)
  await keyboard.press('Enter')
  await widget.within.getByRole('dialog').waitFor()
  await step('Sign up to keep what you win')
  await tabTo(widget, /^I agree/)
  await keyboard.press('Space')
  if ((await widget.button('Continue with email').count()) > 0) {
    await tabTo(widget, /^Continue with email$/)
    await keyboard.press('Enter')
  }
  await step('What’s your email?')
  await tabTo(widget, /^Email$/)
  await keyboard.type(person.email)
  await keyboard.press('Enter')
  await step('Choose a password')
  await tabTo(widget, /^Password$/)
  await keyboard.type(person.password)
  await keyboard.press('Enter')
  await step('Pick a username')
  await tabTo(widget, /^Username$/)
  await keyboard.type(person.username)
  await keyboard.press('Enter')
  await step('When were you born?')
  await tabTo(widget, /^Month$/)
  // Each part leads on to the next by itself.
  await keyboard.type('05171990')
  await keyboard.press('Enter')
  await step('Where do you live?')
  await tabTo(widget, /^Yes$/)
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await step('Which state do you live in?')
  await tabTo(widget, /^State$/)
  await keyboard.type('New Y')
  await tabTo(widget, /^Sign up$/)
  await keyboard.press('Enter')
  return person
}

test.group('The story with the keyboard alone', () => {
  test('goes from the article to the board', async ({ assert }) => {
    await asVisitor({ hurried: true }, async ({ page }) => {
      const { keyboard } = page
      const widget = await visit(page, '/demo/inline', { hurried: true })
      await tabTo(widget, /Tacos$/)
      const spoken = await widget.card('Answers').getByRole('status').elementHandle()
      await widget.play('A', () => keyboard.press('Enter'))
      assert.match((await spoken?.textContent()) ?? '', /Tacos \d+ percent, .*points/)
      assert.match(await focusOf(widget), /Tacos.*your pick/)
      await tabTo(widget, /^Next Game$/)
      await keyboard.press('Enter')
      await widget.reached('question')
      assert.match(await focusOf(widget), /\?$/)
      await tabToAnswers(widget)
      await widget.play('B', () => keyboard.press('b'))
      await tabTo(widget, /^Next Game$/)
      await keyboard.press('Enter')
      await widget.reached('question')
      await tabTo(widget, /Salty$/)
      await widget.play('A', async () => {
        await keyboard.press('ArrowLeft')
        await keyboard.press('Space')
      })
      await tabTo(widget, /^Next Game$/)
      await keyboard.press('Enter')
      await widget.reached('question')
      await tabToAnswers(widget)
      await widget.play('B', () => keyboard.press('b'))

      await tabTo(widget, /^Sign up$/)
      await keyboard.press('Enter')
      const person = await signUpByKeys(page, widget)
      await widget.within.getByText(`Welcome, ${person.username}!`).first().waitFor()
      await tabTo(widget, /^Keep Playing$/)
      await keyboard.press('Enter')
      await widget.within.getByRole('dialog').waitFor({ state: 'detached' })
      const { id: userId } = await playerNamed(person.username)
      assert.deepEqual(
        (await playsOf(userId, 4)).map(({ side }) => side),
        ['A', 'B', 'A', 'B']
      )
      await boardButton(widget, await standingOf(userId)).waitFor()
      await tabTo(widget, /Open the leaderboard$/)
      await keyboard.press('Enter')
      await widget.within.locator('tr[aria-current="true"]').getByText(person.username).waitFor()
      await keyboard.press('Escape')
      await widget.within.getByRole('table').waitFor({ state: 'detached' })
      assert.match(await focusOf(widget), /Open the leaderboard$/)

      await page.reload()
      await showWidget(widget)
      await boardButton(widget, await standingOf(userId)).waitFor()
      await tabToAnswers(widget)
      await widget.play('A', () => keyboard.press('a'))
      await playsOf(userId, 5)
    })
  })
})
