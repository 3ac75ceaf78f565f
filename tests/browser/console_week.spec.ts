import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { givenComplaint } from '#tests/fixtures/complaints'
import { givenCategory, givenGame } from '#tests/fixtures/games'
import { linkIn } from '#tests/fixtures/one_time_tokens'
import { aRelease, aRemoteId, givenRelease } from '#tests/fixtures/remotes'
import { asVisitor } from '#tests/helpers/browser'
import { heading, openConsole, workerWith } from '#tests/helpers/browser_console'
import { openApp } from '#tests/helpers/browser_pages'
import { eventually } from '#tests/helpers/eventually'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'

const WIDE = { width: 1280, height: 1000 }
const DAY_MS = 24 * 60 * 60 * 1_000

/** As a field of the browser holds an instant, which is in the zone of this machine. */
const inDays = (days: number) => {
  const at = new Date(Date.now() + days * DAY_MS)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function choose(page: Page, field: RegExp, option: string) {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

/** Answers the question that an act asks. */
async function confirm(page: Page, title: string, label: string) {
  const asked = page.getByRole('alertdialog', { name: title })
  await asked.getByRole('button', { name: label, exact: true }).click()
  await asked.waitFor({ state: 'detached' })
}

const gameOf = (id: string) => db.from('games').where('id', id).firstOrFail()

test.group('A week in the console', () => {
  test('begins with a creator: invited, let in, and with a game that an admin opens to all', async ({
    assert,
  }) => {
    const [owner, admin] = [await workerWith('superadmin'), await workerWith('admin')]
    const [mailbox, key] = [await openMailbox(), newId().slice(-12)]
    const [email, username] = [`creator-${key}@example.com`, `creator_${key}`]
    const category = await givenCategory()
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, owner, '/people')
      await page.getByRole('link', { name: 'Invite', exact: true }).click()
      await heading(page, 'Invite').waitFor()
      await page.getByLabel('Email').fill(email)
      await choose(page, /Role/, 'creator')
      await press(page, 'Send invitation')
      await page.getByText('The invitation is on its way').waitFor()
    })
    await drainOutbox()
    const link = await eventually(async () => linkIn((await mailbox.to(email)).at(-1)?.text))
    await asVisitor(WIDE, async ({ page }) => {
      await page.goto(link.href)
      await heading(page, 'You’re invited').waitFor()
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password', { exact: true }).fill('A-brighter-comet-7')
      await page.getByRole('checkbox').click()
      await press(page, 'Accept invitation')
      await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'))
      await openApp(page, '/console/games/new')
      await page.getByLabel('Question').fill('Is the comet bright tonight?')
      await page.getByLabel('Side A').fill('It is')
      await page.getByLabel('Side B').fill('Clouds')
      await choose(page, /Type/, 'Prediction')
      await choose(page, /Orientation/, 'Portrait')
      await choose(page, /Category/, `${category.categoryName} (en-us)`)
      await page.getByLabel('Starts').fill(inDays(-1))
      await page.getByLabel('Last join').fill(inDays(1))
      await page.getByLabel('Ends').fill(inDays(2))
      await page.getByRole('switch', { name: "Only in the creator's widgets" }).press('Space')
      await page.getByLabel('Address of the poster').fill('/demo-media/air_taxi.webp')
      await press(page, 'Create game')
      await heading(page, 'Is the comet bright tonight?').waitFor()
    })
    const creator = await db.from('users').where('email', email).firstOrFail()
    const game = await db.from('games').where('creator_id', creator.id).firstOrFail()
    assert.isOk(game.is_private)
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, admin, `/games/${game.id}`)
      await page.getByRole('switch', { name: "Only in the creator's widgets" }).press('Space')
      await press(page, 'Save changes')
      await page.getByText('Saved').waitFor()
      assert.isNotOk((await gameOf(game.id)).is_private)
    })
  })

  test('has a complaint that takes a game out of play, and a result that was wrong', async ({
    assert,
  }) => {
    const admin = await workerWith('admin')
    const complained = await givenGame({ text: 'Is Juno bright tonight?' })
    await db.from('games').where('id', complained.id).update({ state: 'active' })
    const reason = `It was never visible ${newId().slice(-12)}`
    await givenComplaint(complained.id, null, reason)
    const wrong = await givenGame({
      text: 'Did the meteor come?',
      gameType: 'PREDICTION',
      sideA: 'It came',
      sideB: 'Clouds',
      lastJoinTimeMs: Date.now() - DAY_MS / 2,
      endTimeMs: Date.now() - DAY_MS / 4,
    })
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, admin, `/complaints?gameId=${complained.id}`)
      await page.getByText(reason).waitFor()
      await openApp(page, `/console/games/${complained.id}`)
      await page.getByRole('row', { name: new RegExp(reason) }).waitFor()
      await press(page, 'Quarantine')
      await confirm(page, 'Take the game out of play?', 'Quarantine')
      await page.getByRole('button', { name: 'Release', exact: true }).waitFor()
      assert.equal((await gameOf(complained.id)).state, 'quarantined')
      await press(page, 'Release')
      await page.getByText('The game runs again').waitFor()

      await openApp(page, `/console/games/${wrong.id}`)
      await press(page, 'Declare A: It came')
      await confirm(page, 'Declare this result?', 'Declare')
      await eventually(async () => assert.equal((await gameOf(wrong.id)).correct_answer, 'A'))
      // A job pays it out meanwhile; what the console offers afterwards does not wait for one.
      await db
        .from('games')
        .where('id', wrong.id)
        .update({ state: 'winner_declared', state_since: clock.nowMs() })
      await openApp(page, `/console/games/${wrong.id}`)
      await press(page, 'Change the result to B: Clouds')
      await confirm(page, 'Change the declared result?', 'Change the result')
      await eventually(async () => assert.equal((await gameOf(wrong.id)).correct_answer, 'B'))
    })
  })

  test('moves a player up a league and back, corrects a wallet, and signs a browser out', async ({
    assert,
  }) => {
    const [admin, player] = [await workerWith('admin'), await workerWith()]
    const { username } = player
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, admin, `/people/${player.id}`)
      await heading(page, username).waitFor()
      await press(page, 'Promote')
      await confirm(page, `Promote ${username}?`, 'Promote')
      await press(page, 'Demote')
      await confirm(page, `Demote ${username}?`, 'Demote')
      await page.getByText(/^League 1, 0 plays counted$/).waitFor()
      await choose(page, /Currency/, 'Coins')
      await page.getByLabel('New balance').fill('250')
      await page.getByLabel('Reason, for the audit log').fill('A payment that was counted twice')
      await press(page, 'Set balance')
      await page.getByText('The balance is set').waitFor()
      const account = await db
        .from('ledger_accounts')
        .where({ user_id: player.id, currency: 'coin' })
        .firstOrFail()
      assert.equal(Number(account.balance), 250)
      await press(page, 'Sign out')
      await confirm(page, 'Sign this session out?', 'Sign out')
      await page.getByText('They are signed in nowhere.').waitFor()
      const open = await db
        .from('refresh_families')
        .where('user_id', player.id)
        .whereNull('revoked_at')
      assert.isEmpty(open)
    })
  })

  test('makes a leaderboard and ends it', async ({ assert }) => {
    const admin = await workerWith('admin')
    const series = `week-${newId().slice(-12)}`
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, admin, '/boards/new')
      await page.getByLabel('Distributor').fill('default')
      await page.getByLabel('Series').fill(series)
      await page.getByLabel('Prize', { exact: true }).fill('A telescope')
      await page.getByLabel('Title of the prize').fill('A telescope for one night')
      await page.getByLabel('Short title').fill('A telescope')
      await page.getByLabel('Points to take part').fill('100')
      await page.getByLabel('Number of prizes').fill('0')
      await press(page, 'Create')
      await page.getByRole('button', { name: 'Archive', exact: true }).waitFor()
      const board = () => db.from('leaderboards').where('series', series).firstOrFail()
      assert.isNull((await board()).archived_at)
      await press(page, 'Archive')
      const asked = page.getByRole('alertdialog', { name: 'Archive this leaderboard?' })
      await asked.getByText('The prizes of this leaderboard are not drawn yet.').waitFor()
      await asked.getByRole('button', { name: 'Archive it anyway' }).click()
      await asked.waitFor({ state: 'detached' })
      assert.isNotNull((await board()).archived_at)
    })
  })

  test('ends with a remote that is stopped, and back', async ({ assert }) => {
    const owner = await workerWith('superadmin')
    const [remote, flavour] = [aRemoteId(), `f${newId().slice(-12)}`]
    const id = await givenRelease(aRelease({ id: remote, version: '2.7.1' }))
    await asVisitor(WIDE, async ({ page }) => {
      await openConsole(page, owner, `/remotes/${encodeURIComponent(id)}`)
      await heading(page, `${remote} 2.7.1`).waitFor()
      await page.getByLabel('Flavour').fill(flavour)
      await press(page, 'Serve it')
      const row = page.getByRole('row', { name: new RegExp(`^${flavour}`) })
      await row.getByRole('link', { name: id }).waitFor()
      await press(page, 'Stop it everywhere')
      await confirm(page, `Serve ${remote} 2.7.1 to nobody?`, 'Stop it everywhere')
      await press(page, 'Allow it again')
      await page.getByText('The release may be served again').waitFor()
      await openApp(page, '/console/audit?action=release.killed')
      await page.getByRole('row', { name: 'Release taken back' }).filter({ hasText: id }).waitFor()
      const done = await db
        .from('audit_log')
        .where('actor_id', owner.id)
        .whereIn('action', ['release.killed', 'release.revived'])
      assert.lengthOf(done, 2)
    })
  })
})
