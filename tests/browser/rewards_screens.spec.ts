import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import { givenGame } from '#tests/fixtures/games'
import { givenPlay } from '#tests/fixtures/plays'
import { givenStaker } from '#tests/fixtures/wallets'
import { asVisitor } from '#tests/helpers/browser'
import { openApp } from '#tests/helpers/browser_pages'
import { eventually } from '#tests/helpers/eventually'

const HOUR_MS = 3_600_000
const PLAYS = 14
/** The fixtures' games have no files behind their pictures. */
const NO_POSTERS = /demo-media/

async function openAs(page: Page, refreshToken: string, path: string) {
  await openApp(page, '/docs/rules')
  await page.evaluate((token) => localStorage.setItem('refresh_token', token), refreshToken)
  return openApp(page, path)
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()

const links = (page: Page) => page.getByRole('list', { name: 'Your games' }).getByRole('link')

/** A player with more games than fit a page, the newest of which is a win to claim. */
async function aWinner() {
  const player = await givenStaker()
  for (let n = 1; n < PLAYS; n++) await givenPlay(player, (await givenGame()).id, 'A')
  const won = await givenGame({ gameType: 'PREDICTION', text: 'Will it be seen in the end?' })
  const { id } = await givenPlay(player, won.id, 'A')
  const claimable = { state: 'won', claimable_until: Date.now() + HOUR_MS }
  await db.from('game_plays').where('id', id).update(claimable)
  await db.from('games').where('id', won.id).update({ state: 'ended' })
  return { player, playId: id }
}

test.group('A player’s games and rewards', () => {
  test('are listed, opened, claimed and told', async ({ assert }) => {
    await asVisitor({ tolerate: [NO_POSTERS] }, async ({ page }) => {
      const { player, playId } = await aWinner()
      await openAs(page, player.refreshToken, '/my-games')
      await heading(page, 'Results')
      await links(page).first().waitFor()
      // Ten stand there at once; the end of the list brings the others.
      await page.getByText('Active,').last().scrollIntoViewIfNeeded()
      await eventually(async () => {
        await page.mouse.wheel(0, 2_000)
        assert.equal(await links(page).count(), PLAYS)
      })

      await links(page).first().click()
      await heading(page, 'Result')
      assert.equal(new URL(page.url()).pathname, `/results/${playId}`)
      await page.getByText('Will it be seen in the end?').waitFor()
      await page.getByRole('button', { name: 'Claim 100 points' }).click()
      await page.getByText('100 points are yours').waitFor()
      const play = await db.from('game_plays').where('id', playId).firstOrFail()
      assert.isNotNull(play.claimed_at)

      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await heading(page, 'Results')

      await openApp(page, '/profile/transaction-history')
      await heading(page, 'Transaction history')
      const lines = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
      await lines.filter({ hasText: '+100' }).first().waitFor()
      await page.getByLabel('Which transactions').selectOption('Purchases')
      await page.getByText('No transactions here').waitFor()
    })
  })

  test('tell what is new, and call it read once it was seen', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      const { player } = await aWinner()
      const id = '01995b3e-7a11-7c3d-9f4e-' + player.id.slice(-12)
      await db.table('notifications').insert({
        id,
        user_id: player.id,
        kind: 'gray_converted',
        key: `gray_converted:${player.id}:1`,
        data: JSON.stringify({ amount: 2 }),
        created_at: Date.now(),
      })
      await openAs(page, player.refreshToken, '/activity')
      await heading(page, 'Activity')
      await page.getByRole('heading', { name: '1 win to claim' }).waitFor()
      await page.getByText('New black tickets').waitFor()
      await eventually(async () => {
        const row = await db.from('notifications').where('id', id).firstOrFail()
        assert.isNotNull(row.read_at)
      })
    })
  })

  test('are asked for a sign-in when a stranger comes', async ({ assert }) => {
    await asVisitor({ tolerate: [/status of 401/] }, async ({ page }) => {
      await openApp(page, '/my-games')
      await page.waitForURL(({ pathname }) => pathname.startsWith('/auth'))
      assert.equal(await links(page).count(), 0)
    })
  })
})
