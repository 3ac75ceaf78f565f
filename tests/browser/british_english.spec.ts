import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { game } from '#config/game'
import { asVisitor } from '#tests/helpers/browser'
import { openApp } from '#tests/helpers/browser_pages'
import { newcomer, playerNamed } from '#tests/helpers/browser_player'
import { WidgetOnPage } from '#tests/helpers/browser_widget'

const payload = encodeInitPayload({ ref: 'https://paper.example/story', lang: 'en-gb' })
const inForceSince = (tag: string) => {
  const since = new Date(`${game.termsVersion}T12:00:00Z`)
  return `In force since ${new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(since)}`
}

test.group('A visit in British English', () => {
  test('has the words of en-us and British dates, and the new account stays British', async ({
    assert,
  }) => {
    await asVisitor({ width: 390, height: 844 }, async ({ page }) => {
      const person = newcomer()
      const terms = await openApp(page, `/go/${payload}/docs/terms-of-service`)
      await terms.text(inForceSince('en-GB')).first().waitFor()
      assert.equal(await page.locator('html').getAttribute('lang'), 'en-GB')
      const american = await openApp(page, `/go/${payload}/docs/terms-of-service?lang=en-us`)
      await american.text(inForceSince('en-US')).first().waitFor()

      await openApp(page, `/go/${payload}/auth`)
      await new WidgetOnPage(page, page).signUp(person)
      const { id } = await playerNamed(person.username)
      const { language } = await db.from('users').where({ id }).firstOrFail()
      assert.equal(language, 'en-gb')
    })
  })
})
