import { test } from '@japa/runner'
import { givenGame } from '#tests/fixtures/games'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { heading, openConsole, workerWith } from '#tests/helpers/browser_console'

test.group('The games in the console', () => {
  test('stand in a calendar that keys move through, and that leads to them', async ({ assert }) => {
    const creator = await workerWith('creator')
    await givenGame({
      text: 'Will it snow in March?',
      gameType: 'PREDICTION',
      creatorId: creator.id,
      startTimeMs: Date.parse('2031-03-10T12:00:00Z'),
      lastJoinTimeMs: Date.parse('2031-03-12T12:00:00Z'),
      endTimeMs: Date.parse('2031-03-14T12:00:00Z'),
    })
    await asVisitor({ width: 1280, height: 1000 }, async ({ page }) => {
      await openConsole(page, creator, '/games')
      await page.getByRole('link', { name: 'Calendar of games' }).click()
      await heading(page, 'Calendar of games').waitFor()
      await openConsole(page, creator, '/games/calendar?day=2031-03-09')
      const cell = (name: RegExp) => page.getByRole('gridcell', { name })
      await cell(/March 10, 2031: 1 event/)
        .getByText('Scheduled')
        .waitFor()
      await cell(/March 12, 2031/)
        .getByText('Closes')
        .waitFor()
      await cell(/March 14, 2031/)
        .getByText('Result due')
        .waitFor()
      const { look, findings } = audit(page, ['light', 'dark'])
      await look('the calendar')
      assert.deepEqual(findings, [])

      await cell(/March 9, 2031/).focus()
      await page.keyboard.press('ArrowRight')
      await page.waitForURL('**day=2031-03-10')
      await page.locator('td:focus', { hasText: 'Scheduled' }).waitFor()
      await page.keyboard.press('PageDown')
      await page.waitForURL('**day=2031-04-10')
      await page.locator('td:focus', { hasText: 'April 10, 2031' }).waitFor()
      await page.keyboard.press('PageUp')
      await page.waitForURL('**day=2031-03-10')
      await page.getByRole('radio', { name: 'Week' }).click()
      await cell(/March 14, 2031/).waitFor()
      await page.getByRole('radio', { name: 'List' }).click()
      const day = page.getByRole('region', { name: 'Friday, March 14, 2031' })
      await day.getByRole('link', { name: /Will it snow in March/ }).click()
      await heading(page, 'Will it snow in March?').waitFor()
    })
  })

  test('keep what was typed when somebody leaves by a link or goes back', async ({ assert }) => {
    const creator = await workerWith('creator')
    const { id } = await givenGame({ text: 'Tea or coffee?', creatorId: creator.id })
    await asVisitor({ width: 1280, height: 1000 }, async ({ page }) => {
      await openConsole(page, creator, '/games')
      await page.getByRole('row', { name: /Tea or coffee/ }).click()
      const question = page.getByLabel('Question', { exact: true })
      await question.fill('Tea or cocoa?')
      const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      const away = [
        () => page.getByRole('link', { name: 'Playlists' }).click(),
        () => page.evaluate(() => history.back()),
      ]
      for (const leave of away) {
        await leave()
        await asked.getByRole('button', { name: 'Keep editing' }).click()
        await asked.waitFor({ state: 'detached' })
        assert.equal(new URL(page.url()).pathname, `/console/games/${id}`)
        assert.equal(await question.inputValue(), 'Tea or cocoa?')
      }
      await page.getByRole('link', { name: 'Playlists' }).click()
      await asked.getByRole('button', { name: 'Discard it' }).click()
      await heading(page, 'Playlists').waitFor()
      await page.getByRole('link', { name: 'Widgets' }).click()
      await heading(page, 'Widgets').waitFor()
    })
  })
})
