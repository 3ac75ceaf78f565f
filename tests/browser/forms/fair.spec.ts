import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { givenBoard } from '#tests/fixtures/boards'
import { givenDrawn } from '#tests/fixtures/drawings'
import { newId } from '#shared/ids'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { openApp } from '#tests/helpers/browser_pages'

const AGREES = 'It agrees: anybody who draws again gets the same winners.'
const DISAGREES = 'It does not agree. What was published does not lead to these winners.'

const verdict = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor()

test.group('The form of backend/pages/views/fair.edge', () => {
  test('draws again in the browser, and finds the own entry', async ({ assert }) => {
    const { board } = await givenDrawn(4)
    const entries = await db.from('drawing_entries').where('leaderboard_id', board.id)
    const [first] = await db
      .from('drawing_places')
      .where('leaderboard_id', board.id)
      .where('place', 1)
    const winner = entries.find(({ entry }) => entry === first.entry)!
    await asVisitor({}, async ({ page }) => {
      await openApp(page, `/fair/${board.id}`)
      await verdict(page, AGREES)
      assert.equal(await page.locator('li[data-agrees="true"]:visible').count(), 4)
      await page.getByText('No public beacon took part').waitFor()
      await page.getByLabel('Your number').fill(winner.number)
      await page.getByRole('button', { name: 'Find it' }).click()
      await verdict(page, 'Your entry was drawn, at place 1.')
      await page.getByLabel('Your number').fill('f'.repeat(64))
      await page.getByRole('button', { name: 'Find it' }).click()
      await verdict(page, 'No entry in the list was made with this number.')
      const { look, findings } = audit(page, ['light', 'dark'])
      await look('the page of a drawing')
      assert.deepEqual(findings, [])
    })
  })

  test('says that it does not agree when one digit of what was published is another', async ({
    assert,
  }) => {
    const { board } = await givenDrawn(4)
    await asVisitor({}, async ({ page }) => {
      for (const field of ['seed', 'commitment', 'listHash', 'entries', 'winners', 'alternates']) {
        await page.route('**/drawing', async (route) => {
          const response = await route.fetch()
          const json = await response.json()
          const turn = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)
          json[field] = Array.isArray(json[field]) ? json[field].map(turn) : turn(json[field])
          await route.fulfill({ response, json })
        })
        await openApp(page, `/fair/${board.id}`)
        await verdict(page, DISAGREES)
        assert.isAbove(await page.locator('li[data-agrees="false"]').count(), 0, field)
        await page.unroute('**/drawing')
      }
    })
  })

  test('shows the commitment before the drawing, and knows no board of another id', async ({
    assert,
  }) => {
    const board = await givenBoard()
    const { commitment } = await db.from('leaderboards').where('id', board.id).firstOrFail()
    await asVisitor({ tolerate: [/status of 404/] }, async ({ page }) => {
      await openApp(page, `/fair/${board.id}`)
      await verdict(page, 'The prizes are not drawn yet.')
      await page.getByText(commitment).waitFor()
      const list = page.getByRole('link', { name: 'The hashes of all drawings' })
      assert.equal(await list.getAttribute('href'), '/v1/leaderboards/commitments')
      await openApp(page, `/fair/${newId()}`)
      await verdict(page, 'There is no such drawing.')
    })
  })
})
