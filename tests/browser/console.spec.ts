import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sealContact } from '#prizes/domain/contact'
import { givenDue, givenEntrant } from '#tests/fixtures/drawings'
import { givenGameEdited } from '#tests/fixtures/audit'
import { givenGame } from '#tests/fixtures/games'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { heading, openConsole, workerWith } from '#tests/helpers/browser_console'
import { openApp } from '#tests/helpers/browser_pages'
import { eventually } from '#tests/helpers/eventually'

const DAY_MS = 24 * 60 * 60 * 1_000

/** A prediction whose end has passed without a result. */
const givenUndeclared = () =>
  givenGame({
    text: 'Did the comet come?',
    gameType: 'PREDICTION',
    sideA: 'It came',
    sideB: 'Clouds',
    lastJoinTimeMs: Date.now() - DAY_MS / 2,
    endTimeMs: Date.now() - DAY_MS / 4,
  })

test.group('The console', () => {
  test('leads a stranger over the sign-in, and opens to no player', async ({ assert }) => {
    await asVisitor({ tolerate: [/status of 403/] }, async ({ page }) => {
      await openApp(page, '/console/games')
      await page.waitForURL('**/auth?method=sign_in')
      const player = await workerWith()
      await openConsole(page, player)
      await heading(page, 'The console is not open to you').waitFor()
      assert.equal(await page.getByRole('navigation').count(), 0)
    })
  })

  test('lets an admin find a game, declare it, and see that it is done', async ({ assert }) => {
    const admin = await workerWith('admin')
    const { id } = await givenUndeclared()
    await asVisitor({ width: 1280, height: 900 }, async ({ page }) => {
      await openConsole(page, admin)
      await heading(page, 'Today').waitFor()
      await page.getByRole('link', { name: 'Games', exact: true }).click()
      await heading(page, 'Games').waitFor()
      await page.getByRole('searchbox', { name: 'Words, or id' }).fill(id)
      await page.waitForURL(`**/console/games?q=${id}`)
      await page.getByRole('row', { name: /Did the comet come/ }).click()
      await heading(page, 'Did the comet come?').waitFor()
      await page.getByRole('button', { name: 'Declare A: It came' }).click()
      const asked = page.getByRole('alertdialog', { name: 'Declare this result?' })
      await asked.getByText(/It came wins/).waitFor()
      await asked.getByRole('button', { name: 'Declare' }).click()
      await asked.waitFor({ state: 'detached' })
      await eventually(async () => {
        const game = await db.from('games').where('id', id).firstOrFail()
        assert.equal(game.correct_answer, 'A')
      })
    })
  })

  test('says at the field what the server refuses, and keeps what was typed', async ({
    assert,
  }) => {
    const creator = await workerWith('creator')
    await asVisitor({ tolerate: [/status of 422/] }, async ({ page }) => {
      await openConsole(page, creator, '/games/new')
      await heading(page, 'New game').waitFor()
      await page.getByLabel('Question').fill('Tea or coffee?')
      await page.getByLabel('Side A').fill('Tea')
      await page.getByRole('button', { name: 'Create game' }).click()
      await page.getByRole('alert').first().waitFor()
      assert.equal(await page.getByLabel('Question').inputValue(), 'Tea or coffee?')
      assert.equal(await db.from('games').where('creator_id', creator.id).first(), null)
    })
  })

  test('shows a creator what is theirs, and says of the rest that it is no page', async ({
    assert,
  }) => {
    const creator = await workerWith('creator')
    await asVisitor({}, async ({ page }) => {
      await openConsole(page, creator)
      await heading(page, 'Today').waitFor()
      const menu = page.getByRole('navigation', { name: 'Console' })
      assert.deepEqual(await menu.getByRole('link').allTextContents(), [
        ...['Today', 'Games', 'Playlists', 'Widgets', 'Short addresses', 'Numbers'],
      ])
      await openApp(page, '/console/people')
      await heading(page, 'There is no such page').waitFor()
    })
  })

  test('leads an admin from a drawing to a prize that was sent', async ({ assert }) => {
    const admin = await workerWith('admin')
    const winner = await givenEntrant()
    const board = await givenDue([winner], { numberOfPrizes: 1 })
    await asVisitor({ width: 1280, height: 900 }, async ({ page }) => {
      await openConsole(page, admin, `/boards/${board.id}`)
      await page.getByRole('button', { name: 'Draw the prizes' }).click()
      const asked = page.getByRole('alertdialog', { name: 'Draw 1 prize now?' })
      await asked.getByRole('button', { name: 'Draw the prizes' }).click()
      await asked.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: winner.username }).last().click()
      await heading(page, 'Prize of place 1').waitFor()
      await page.getByText('Offered').first().waitFor()
      const contact = sealContact(
        { payoutEmail: 'winner@example.com', address: null },
        { leaderboardId: board.id, userId: winner.id }
      )
      await db
        .from('prize_awards')
        .where('leaderboard_id', board.id)
        .update({ state: 'confirmed', contact_sealed: contact, confirmed_at: Date.now() })
      await openApp(page, '/console')
      await page.getByRole('link', { name: `for ${winner.username}` }).click()
      await page.getByText('winner@example.com').waitFor()
      await page.getByLabel('Why').fill('No answer')
      await page.getByRole('button', { name: 'Pass it on' }).click()
      const taken = page.getByRole('alertdialog', {
        name: `Take the prize from ${winner.username}?`,
      })
      await taken.getByRole('button', { name: 'Leave it' }).click()
      await taken.waitFor({ state: 'detached' })
      await page.getByLabel('How it was sent').fill('Gift card 4242')
      await page.getByRole('button', { name: 'Mark as sent' }).click()
      await page.getByText('Gift card 4242').last().waitFor()
      await eventually(async () => {
        const row = await db.from('prize_awards').where('leaderboard_id', board.id).firstOrFail()
        assert.equal(row.state, 'fulfilled')
        assert.equal(row.fulfilled_by, admin.id)
      })
    })
  })

  test('is found through by keys alone', async () => {
    const admin = await workerWith('admin')
    const { id } = await givenGame({ text: 'Saturn or Mars?' })
    await asVisitor({}, async ({ page }) => {
      await openConsole(page, admin)
      await heading(page, 'Today').waitFor()
      await page.keyboard.press('Control+k')
      await page
        .getByRole('searchbox', { name: 'A page, an act, a record, an email, an id' })
        .fill(id)
      await page.getByRole('menuitem', { name: 'Saturn or Mars?' }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await heading(page, 'Saturn or Mars?').waitFor()
    })
  })

  test('meets WCAG 2.2 AA on each page, in both schemes', async ({ assert }) => {
    const admin = await workerWith('superadmin')
    const { id } = await givenUndeclared()
    const line = await givenGameEdited(id, admin.id)
    await asVisitor({ width: 1280, height: 900 }, async ({ page }) => {
      await openConsole(page, admin)
      await heading(page, 'Today').waitFor()
      const { look, findings } = audit(page, ['light', 'dark'])
      const pages = {
        '': 'Today',
        '/games': 'Games',
        [`/games/${id}`]: 'Did the comet come?',
        '/games/new': 'New game',
        '/people': 'People',
        [`/people/${admin.id}`]: admin.username,
        '/ledger': 'Ledger',
        '/boards': 'Leaderboards',
        '/domains': 'Domains',
        '/audit': 'Audit log',
        [`/audit/${line}`]: 'Game edited',
        '/experiences': 'Experiences',
        '/experiences/explain': 'Explain a value',
        '/failures': 'Failures',
        '/counts': 'Numbers',
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
