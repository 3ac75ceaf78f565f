import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { heading, openConsole, workerWith } from '#tests/helpers/browser_console'

const drawn = (page: Page) => page.frameLocator('iframe[title="As players see it"]')

test.group('The preview in the console', () => {
  test('draws a game as it is typed, at both widths and after the pick', async ({ assert }) => {
    const creator = await workerWith('creator')
    const { id } = await givenGame({
      text: 'Tea or coffee?',
      creatorId: creator.id,
    })
    await asVisitor({ width: 1280, height: 1000 }, async ({ page }) => {
      await openConsole(page, creator, `/games/${id}`)
      await heading(page, 'Tea or coffee?').waitFor()
      await drawn(page).getByText('Tea or coffee?').waitFor()
      await page.getByLabel('Question', { exact: true }).fill('Tea or cocoa?')
      await drawn(page).getByText('Tea or cocoa?').waitFor()
      await page.getByLabel('Side A').fill('Green tea')
      await drawn(page).getByRole('button', { name: 'Green tea' }).waitFor()

      const width = () => page.evaluate(() => document.querySelector('iframe')!.clientWidth)
      assert.equal(await width(), 375)
      await page.getByRole('radio', { name: 'Computer' }).click()
      await drawn(page).getByText('Tea or cocoa?').waitFor()
      assert.equal(await width(), 900)
      await page.getByRole('radio', { name: 'Result' }).click()
      await drawn(page).getByText('62%').first().waitFor()

      const { look, findings } = audit(page, ['light', 'dark'])
      await look('the preview of a game')
      assert.deepEqual(findings, [])
    })
  })

  test('draws a new game with words of its own until some are typed', async () => {
    const creator = await workerWith('creator')
    await asVisitor({ width: 390, height: 900 }, async ({ page }) => {
      await openConsole(page, creator, '/games/new')
      await drawn(page).getByText('What do you want to ask?').waitFor()
      await page.getByLabel('Question', { exact: true }).fill('Rain or snow?')
      await drawn(page).getByText('Rain or snow?').waitFor()
    })
  })

  test('draws a document before it is published, and keeps the look of before a fault', async () => {
    const admin = await workerWith('admin')
    const widget = await givenWidget()
    await givenExperience({ scope: 'widget', owner: widget.id, doc: {} })
    await asVisitor({ width: 1280, height: 1000 }, async ({ page }) => {
      await openConsole(page, admin, `/experiences/widget/${widget.id}`)
      await drawn(page).getByText('What do you want to ask?').waitFor()
      const typed = page.getByLabel('The document as JSON')
      await typed.fill('{"widgetTheme":{"color-side-a":"#123456"}}')
      const isBlue = () =>
        getComputedStyle(document.documentElement).getPropertyValue('--vs-color-side-a') ===
        '#123456'
      const [, frame] = page.frames()
      await frame!.waitForFunction(isBlue)
      await typed.fill('{"widgetTheme":7}')
      await page.getByText('It has faults').waitFor()
      await frame!.waitForFunction(isBlue)
    })
  })

  test('draws the first game of the playlist that a widget is given', async () => {
    const creator = await workerWith('creator')
    const [one, two] = [
      await givenGame({ text: 'Hill or beach?', creatorId: creator.id }),
      await givenGame({ text: 'Pen or pencil?', creatorId: creator.id }),
    ]
    const lists = [
      await givenPlaylist({ name: 'Holidays', creatorId: creator.id, gameIds: [one.id] }),
      await givenPlaylist({ name: 'Desk', creatorId: creator.id, gameIds: [two.id] }),
    ]
    const widget = await givenWidget({ creatorId: creator.id, playlistId: lists[0]!.id })
    await asVisitor({ width: 1280, height: 1000 }, async ({ page }) => {
      await openConsole(page, creator, `/widgets/${widget.id}`)
      await drawn(page).getByText('Hill or beach?').waitFor()
      await page
        .getByRole('button', { name: /^Playlist|Holidays/ })
        .last()
        .click()
      await page.getByRole('option', { name: 'Desk' }).click()
      await drawn(page).getByText('Pen or pencil?').waitFor()
    })
  })
})
