import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { asVisitor } from '#tests/helpers/browser'
import { visit } from '#tests/helpers/browser_widget'

interface Asked {
  context?: { url: string }
  text: string
}

/** The two answers to what a widget asks for its page's context, and what it asked with. */
async function contextAsked(page: Page): Promise<Asked[]> {
  const seen: Asked[] = []
  await page.waitForResponse((response) => {
    const request = response.request()
    const isOne = request.method() === 'POST' && request.url().includes('/v2/widgets/')
    if (isOne && response.ok()) seen.push(request.postDataJSON() as Asked)
    return seen.length === 2
  })
  return seen
}

test.group('A page that says what it is about', () => {
  test('is played on with the game that fits it', async ({ assert, cleanup }) => {
    const word = `w${newId().replaceAll('-', '')}`
    const videoUrls = { mp4720: '/demo-media/air_taxi.mp4', poster: '/demo-media/air_taxi.webp' }
    const { id } = await givenGame({ text: `${word} or not?`, videoUrls })
    // Nothing but its text brings it to the front.
    await db.from('games').where({ id }).update({ created_at: 0 })
    // Other pages would show it among their games.
    cleanup(async () => {
      await db.from('games').where({ id }).update({ state: 'ended' })
    })
    await asVisitor({ hurried: true }, async ({ page }) => {
      const path = `/demo/inline?vsQuery=${word}`
      const widget = await visit(page, path, { hurried: true })
      const asking = contextAsked(page)
      const first = await widget.play('A')
      const asked = await asking
      await widget.press(widget.button('Next Game'))
      await widget.within.getByText(`${word} or not?`).first().waitFor()
      const second = await widget.play('B')
      assert.notEqual(first.gameId, id)
      assert.equal(second.gameId, id)
      const context = asked.find((one) => one.context)
      assert.equal(context?.text, word)
      assert.isTrue(context?.context?.url.endsWith(path))
      const random = asked.find((one) => !one.context)
      assert.isNotEmpty(random?.text)
      assert.notEqual(random?.text, word)
    })
  })
})
