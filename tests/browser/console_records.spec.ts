import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { givenDue, givenEntrant } from '#tests/fixtures/drawings'
import { givenDomain } from '#tests/fixtures/partner_hosts'
import { givenGameEdited } from '#tests/fixtures/audit'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { heading, openConsole, workerWith } from '#tests/helpers/browser_console'

test.group('The records of the console', () => {
  test('archive a leaderboard before its drawing, by who was told that, and leave it first', async ({
    assert,
  }) => {
    const admin = await workerWith('admin')
    const board = await givenDue([await givenEntrant()], { numberOfPrizes: 1 })
    const archivedAt = async () =>
      (await db.from('leaderboards').where('id', board.id).firstOrFail()).archived_at
    await asVisitor({ width: 1280, height: 900 }, async ({ page }) => {
      await openConsole(page, admin, `/boards/${board.id}`)
      const asked = page.getByRole('alertdialog', { name: 'Archive this leaderboard?' })
      const ask = async () => {
        await page.getByRole('button', { name: 'Archive' }).click()
        await asked.getByText('The prizes of this leaderboard are not drawn yet.').waitFor()
      }
      await page.getByRole('button', { name: 'Draw the prizes' }).waitFor()
      await ask()
      await asked.getByRole('button', { name: 'Leave it' }).click()
      await asked.waitFor({ state: 'detached' })
      assert.isNull(await archivedAt())
      await ask()
      await asked.getByRole('button', { name: 'Archive it anyway' }).click()
      await asked.waitFor({ state: 'detached' })
      assert.isNotNull(await archivedAt())
    })
  })

  test('order the games of a playlist by keys and by dragging, and take one out', async ({
    assert,
  }) => {
    const creator = await workerWith('creator')
    const texts = ['Is Ceres bright?', 'Is Juno bright?', 'Is Hebe bright?']
    const games = []
    for (const text of texts) games.push(await givenGame({ text, creatorId: creator.id }))
    const [ceres, juno, hebe] = games.map(({ id }) => id)
    const { id } = await givenPlaylist({ creatorId: creator.id, gameIds: [ceres!, juno!] })
    const stored = async () =>
      (await db.from('playlist_games').where('playlist_id', id).orderBy('position')).map(
        ({ game_id: gameId }) => gameId
      )
    await asVisitor({ width: 1280, height: 1000 }, async ({ page }) => {
      await openConsole(page, creator, `/playlists/${id}`)
      const order = page.getByRole('grid', { name: 'Games, in their order' })
      const rows = order.getByRole('row')
      await order.getByRole('row', { name: texts[0]! }).waitFor()
      const save = async () => {
        await page.getByRole('button', { name: 'Save changes' }).click()
        await page.getByText('Saved').last().waitFor()
      }

      await page.getByRole('combobox', { name: 'Add a game' }).fill('Hebe')
      await page.getByRole('option', { name: texts[2]! }).click()
      await rows.nth(2).getByText(texts[2]!).waitFor()
      await rows.nth(2).getByRole('button', { name: /^Drag/ }).press('Enter')
      const place = page.getByRole('button', { name: `Insert before ${texts[0]}` })
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) {
        await page.locator(':focus[aria-roledescription="drop indicator"]').press(key)
      }
      await place.press('Enter')
      await rows.nth(0).getByText(texts[2]!).waitFor()
      await save()
      assert.deepEqual(await stored(), [hebe, ceres, juno])

      await rows.nth(2).dragTo(rows.nth(0), { targetPosition: { x: 200, y: 3 } })
      await rows.nth(0).getByText(texts[1]!).waitFor()
      await page.getByRole('button', { name: `Take out ${texts[0]}` }).click()
      await save()
      assert.deepEqual(await stored(), [juno, hebe])
      const { look, findings } = audit(page, ['light', 'dark'])
      await look('the order of a playlist')
      assert.deepEqual(findings, [])
    })
  })

  test('lead from a game to who changed it, before and after, and back', async ({ assert }) => {
    const [admin, other] = [await workerWith('admin'), await workerWith('superadmin')]
    const { id } = await givenGame({ text: 'Is Vesta bright tonight?' })
    await givenGameEdited(id, other.id)
    await asVisitor({ width: 1280, height: 900 }, async ({ page }) => {
      await openConsole(page, admin, `/games/${id}`)
      await heading(page, 'Is Vesta bright tonight?').waitFor()
      await page.getByRole('link', { name: 'Game edited' }).click()
      await heading(page, 'Game edited').waitFor()
      const row = page.getByRole('row', { name: /^text/ })
      assert.deepEqual(await row.getByRole('cell').allInnerTexts(), [
        'Did the comett come?',
        'Did the comet come?',
      ])
      await page.getByRole('link', { name: other.username }).waitFor()
      await page.getByRole('link', { name: 'All lines of this record' }).click()
      await page.waitForURL(`**/console/audit?subjectType=game&subjectId=${id}`)
      await page.getByRole('searchbox', { name: 'Account id of who did it' }).fill(admin.id)
      await page.getByText('Nothing here').waitFor()
      await page.getByRole('searchbox', { name: 'Account id of who did it' }).fill(other.id)
      await page.getByRole('row', { name: /Game edited/ }).click()
      await page.getByRole('link', { name: `Game ${id}` }).click()
      await heading(page, 'Is Vesta bright tonight?').waitFor()
    })
  })

  test('changed by two admins at once lose nothing of either', async ({ assert }) => {
    const [first, second] = [await workerWith('admin'), await workerWith('admin')]
    const { id } = await givenGame({ text: 'Is Pallas bright tonight?', sideA: 'Yes' })
    const stored = () => db.from('games').where('id', id).firstOrFail()
    const wide = { width: 1280, height: 900 }
    await asVisitor(wide, async ({ page: one }) => {
      await openConsole(one, first, `/games/${id}`)
      await one.getByLabel('Side A').fill('Yes, it is')
      await asVisitor({ ...wide, tolerate: [/status of 409/] }, async ({ page: other }) => {
        await openConsole(other, second, `/games/${id}`)
        await other.getByLabel('Side A').fill('Surely')
        await other.getByLabel('Title', { exact: true }).fill('An asteroid')
        await one.getByRole('button', { name: 'Save changes' }).click()
        await one.getByText('Saved').waitFor()
        await other.getByRole('button', { name: 'Save changes' }).click()
        const told = other.getByRole('heading', { name: 'Somebody else has changed this' })
        await told.waitFor()
        assert.isTrue(await told.evaluate((it) => it === document.activeElement))
        assert.deepEqual(
          await other
            .getByRole('row', { name: /^Side A/ })
            .getByRole('cell')
            .allInnerTexts(),
          ['Yes', 'Yes, it is', 'Surely']
        )
        assert.containSubset(await stored(), { side_a: 'Yes, it is', game_title: 'A hot drink' })
        const { look, findings } = audit(other, ['light', 'dark'])
        await look('a conflict')
        assert.deepEqual(findings, [])
        await other.getByRole('button', { name: 'Take theirs' }).click()
        assert.equal(await other.getByLabel('Side A').inputValue(), 'Yes, it is')
        await other.getByRole('button', { name: 'Save changes' }).click()
        await other.getByText('Saved').waitFor()
        assert.containSubset(await stored(), { side_a: 'Yes, it is', game_title: 'An asteroid' })
      })
    })
  })

  test('that are replaced as a whole are so without what another admin saved meanwhile', async ({
    assert,
  }) => {
    const [first, second] = [await workerWith('admin'), await workerWith('admin')]
    const { id } = await givenDomain()
    const stored = () => db.from('partner_domains').where('id', id).firstOrFail()
    const wide = { width: 1280, height: 900 }
    await asVisitor({ ...wide, tolerate: [/status of 409/] }, async ({ page: one }) => {
      await openConsole(one, first, `/domains/${id}`)
      await one.getByLabel('Flavour').fill('blue')
      await asVisitor(wide, async ({ page: other }) => {
        await openConsole(other, second, `/domains/${id}`)
        await other.getByLabel('Name', { exact: true }).fill('Another site')
        await one.getByRole('button', { name: 'Save changes' }).click()
        await one.getByText('Saved').waitFor()
        await other.getByRole('button', { name: 'Save changes' }).click()
        await other.getByText('Saved').waitFor()
        assert.containSubset(await stored(), { flavour: 'blue', name: 'Another site' })
        await one.getByLabel('Name', { exact: true }).fill('My site')
        await one.getByRole('button', { name: 'Save changes' }).click()
        await one.getByRole('heading', { name: 'Somebody else has changed this' }).waitFor()
        assert.containSubset(await stored(), { name: 'Another site' })
      })
    })
  })
})
