import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { openApp } from '#tests/helpers/browser_pages'
import { heading, openConsole, workerWith } from '#tests/helpers/browser_console'
import { givenCreator, givenWidget } from '#tests/fixtures/widgets'

const WIDE = { width: 1280, height: 900 }
const DAY_MS = 24 * 60 * 60 * 1_000

/** As a field of the browser holds an instant, which is in the zone of this machine. */
const localTomorrow = () => {
  const at = new Date(Date.now() + DAY_MS)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

test.group('What the console says of money and names', () => {
  test('an admin sets a share from tomorrow on, and sees when which one is in force', async ({
    assert,
  }) => {
    const [admin, creator] = [await workerWith('admin'), await givenCreator()]
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, admin, `/cuts/${creator.id}`)
      await heading(page, `Cuts of ${creator.id}`).waitFor()
      await page.getByText('No version was set yet.').waitFor()
      await page.getByLabel("Game's creator").fill('1200')
      await page.getByRole('button', { name: 'Set shares' }).click()
      await page.getByRole('row', { name: /In force.*12%/ }).waitFor()
      await page.getByLabel("Game's creator").fill('1500')
      await page.getByLabel('In force from').fill(localTomorrow())
      await page.getByRole('button', { name: 'Set shares' }).click()
      await page.getByRole('row', { name: /To come.*15%/ }).waitFor()
      await page.getByRole('row', { name: /In force.*12%/ }).waitFor()
      const { look, findings } = audit(page, ['light', 'dark'])
      await look('cuts with versions')
      assert.deepEqual(findings, [])
    })
  })

  test('an admin adds a category, changes it, and finds both in the audit log', async ({
    assert,
  }) => {
    const admin = await workerWith('admin')
    const name = `Moons ${newId().slice(-6)}`
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, admin, '/categories/new')
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Slug').fill(`moons-${newId().slice(-12)}`)
      await page.getByRole('button', { name: /Language/ }).click()
      await page.getByRole('option', { name: 'es-mx' }).click()
      await page.getByRole('button', { name: 'Create' }).click()
      await heading(page, name).waitFor()
      await page.getByLabel('Position').fill('7')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Saved').waitFor()
      await openApp(page, '/console/audit?subjectType=category')
      await page
        .getByRole('row', { name: /Category edited/ })
        .first()
        .waitFor()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ])
      const instant = /(^|,)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z,/m
      assert.match(await readFile(await file.path(), 'utf8'), instant)
    })
  })

  test('an admin switches a short address off, so that its creator cannot use it', async ({
    assert,
  }) => {
    const [admin, creator] = [await workerWith('admin'), await workerWith('creator')]
    const widget = await givenWidget({ creatorId: creator.id })
    await asVisitor(WIDE, async ({ page }) => {
      const url = `moons-${newId().slice(-12)}`
      await openConsole(page, creator, '/addresses/new')
      await page.getByLabel('Short name').fill(url)
      await page.getByRole('button', { name: /Widget/ }).click()
      await page.getByRole('option', { name: widget.name }).click()
      await page.getByRole('button', { name: 'Create' }).click()
      await heading(page, url).waitFor()
      const row = await db.from('custom_urls').where('url', url).firstOrFail()
      await asVisitor(WIDE, async ({ page: other }) => {
        await openConsole(other, admin, `/addresses/${row.id}`)
        await other.getByRole('switch', { name: 'Works' }).press('Space')
        await other.getByRole('button', { name: 'Save changes' }).click()
        await other.getByText('Saved').waitFor()
      })
      const after = await db.from('custom_urls').where('url', url).firstOrFail()
      assert.isNotOk(after.active)
      assert.isOk(after.locked)
    })
  })

  test('its pages meet WCAG 2.2 AA, in both schemes', async ({ assert }) => {
    const admin = await workerWith('admin')
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, admin)
      const { look, findings } = audit(page, ['light', 'dark'])
      const pages = {
        '/categories': 'Categories',
        '/categories/new': 'New category',
        '/addresses': 'Short addresses',
        '/products': 'Products',
        '/products/new': 'New product',
        '/cuts': 'Cuts',
      }
      for (const [path, name] of Object.entries(pages)) {
        await openApp(page, `/console${path}`)
        await heading(page, name).waitFor()
        await look(name)
      }
      assert.deepEqual(findings, [])
    })
  })
})
