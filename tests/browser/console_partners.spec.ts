import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { newId } from '#shared/ids'
import { aDocument, aKey } from '#tests/fixtures/experiments'
import { givenGame } from '#tests/fixtures/games'
import { aRelease, aRemoteId, givenRelease } from '#tests/fixtures/remotes'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { audit } from '#tests/helpers/browser_audit'
import { heading, openConsole, workerWith } from '#tests/helpers/browser_console'

const WIDE = { width: 1280, height: 1000 }

/** What axe finds on the page as it comes anew, without what the acts before it have announced. */
async function audited(page: Page, title: string): Promise<string[]> {
  await page.reload()
  await heading(page, title).waitFor()
  const { look, findings } = audit(page, ['light', 'dark'])
  await look(title)
  return findings
}

test.group('What partners ship, in the console', () => {
  test('an experiment is written, started, read and concluded', async ({ assert }) => {
    const admin = await workerWith('admin')
    const key = aKey()
    const doc = aDocument({ key, name: 'A greener button' })
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, admin, '/experiments/new')
      await page.getByLabel('The document as JSON').fill(JSON.stringify(doc))
      await page.getByRole('button', { name: 'Create' }).click()
      await heading(page, 'A greener button').waitFor()
      const start = page.getByRole('button', { name: 'Start' })
      await page.getByLabel('The document as JSON').fill('{}')
      await page.getByText('Save or undo your changes before you start.').waitFor()
      assert.isTrue(await start.isDisabled())
      await page.getByRole('button', { name: 'Undo changes' }).click()
      await start.click()
      await page.getByText('The experiment runs').waitFor()
      const [first] = doc.variants
      const row = page.getByRole('row', { name: new RegExp(`^${first!.key}`) })
      await eventually(async () => {
        assert.deepEqual(await row.getByRole('cell').allInnerTexts(), ['0', '–', '–'])
      })
      const findings = await audited(page, 'A greener button')

      await page.getByRole('button', { name: 'Stop' }).click()
      const asked = page.getByRole('alertdialog', { name: 'Stop A greener button?' })
      await asked.getByRole('button', { name: 'Stop' }).click()
      await page.getByText('The experiment is stopped').waitFor()
      const conclude = page.getByRole('button', { name: 'Conclude for good' })
      const sure = page.getByRole('alertdialog', { name: 'Conclude A greener button for good?' })
      const stored = () => db.from('experiments').where('key', key).firstOrFail()
      await conclude.click()
      await sure.getByRole('button', { name: 'Leave it' }).click()
      assert.equal((await stored()).status, 'stopped')
      await conclude.click()
      await sure.getByRole('button', { name: 'Conclude for good' }).click()
      await page.getByText('The experiment is concluded').waitFor()
      assert.containSubset(await stored(), { status: 'concluded', winner: null })
      assert.deepEqual(findings, [])
    })
  })

  test('a set of games is made, put into another order, and removed', async ({ assert }) => {
    const admin = await workerWith('admin')
    const texts = ['Is Eunomia bright?', 'Is Psyche bright?']
    const ids: string[] = []
    for (const text of texts) ids.push((await givenGame({ text })).id)
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, admin, '/game-sets/new')
      await page.getByLabel('Name').fill('The asteroids')
      await page.getByLabel('Distributor').fill('default')
      await page.getByLabel('Starts').fill('2026-12-01T00:00')
      await page.getByLabel('Ends').fill('2026-12-08T00:00')
      const add = page.getByRole('combobox', { name: 'Add a game' })
      await add.fill('Eunomia')
      await page.getByRole('option', { name: texts[0]! }).click()
      await add.fill(ids[1]!)
      await add.press('Enter')
      await add.press('Escape')
      await page.getByRole('button', { name: 'Create' }).click()
      await heading(page, 'The asteroids').waitFor()
      const stored = () => db.from('game_sets').where('name', 'The asteroids')
      const [set] = await stored()
      assert.deepEqual(JSON.parse(set.game_ids), ids)
      const findings = await audited(page, 'The asteroids')

      await page.getByRole('button', { name: `Take out ${texts[0]}` }).click()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Saved').waitFor()
      assert.deepEqual(JSON.parse((await stored())[0].game_ids), [ids[1]])
      await page.getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await heading(page, 'Game sets').waitFor()
      await page.getByText('Three for the curious').waitFor()
      assert.equal(await page.getByText('The asteroids').count(), 0)
      assert.deepEqual(findings, [])
    })
  })

  test('a release is served to a flavour, stopped and allowed again', async ({ assert }) => {
    const admin = await workerWith('admin')
    const [remote, flavour] = [aRemoteId(), `f${newId().slice(-12)}`]
    const id = await givenRelease(aRelease({ id: remote, version: '3.1.4' }))
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, admin, `/remotes?remote=${remote}`)
      await page.getByRole('row', { name: new RegExp(`^${remote}`) }).click()
      await heading(page, `${remote} 3.1.4`).waitFor()
      await page.getByText('Nobody is served this remote').waitFor()
      await page.getByLabel('Flavour').fill(flavour)
      await page.getByRole('button', { name: 'Serve it' }).click()
      const row = page.getByRole('row', { name: new RegExp(`^${flavour}`) })
      await row.getByRole('link', { name: id }).waitFor()
      const findings = await audited(page, `${remote} 3.1.4`)

      await page.getByRole('button', { name: 'Stop it everywhere' }).click()
      const asked = page.getByRole('alertdialog', { name: `Serve ${remote} 3.1.4 to nobody?` })
      await asked.getByText('One flavour falls back').waitFor()
      await asked.getByRole('button', { name: 'Stop it everywhere' }).click()
      await page.getByRole('button', { name: 'Allow it again' }).click()
      await page.getByText('The release may be served again').waitFor()
      await row.getByRole('button', { name: `Take it from ${flavour}` }).click()
      await page
        .getByRole('alertdialog', { name: `Take it from ${flavour}` })
        .getByRole('button', { name: 'Retire' })
        .click()
      await page.getByText('The flavour goes without it').waitFor()
      await row.getByText('–').waitFor()
      assert.deepEqual(findings, [])
    })
  })
})
