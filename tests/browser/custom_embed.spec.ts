import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { prefixOf } from '@sidepick/rules/path_prefix'
import type { Page } from 'playwright-core'
import env from '#start/env'
import { givenCustomUrl } from '#tests/fixtures/custom_urls'
import { givenGame } from '#tests/fixtures/games'
import { givenPassword } from '#tests/fixtures/passwords'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { acceptTerms } from '#tests/helpers/browser_session'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'

const open = (page: Page, path: string) => page.goto(new URL(path, env.get('APP_URL')).href)
const pathOf = (page: Page) => new URL(page.url()).pathname

async function somebody() {
  const player = await createPlayer()
  await givenPassword(player)
  await acceptTerms(player.id)
  return player
}

async function signIn(page: Page, { email }: TestPlayer) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test.group('A sign-in below the payload of an embed', () => {
  test('leads back to what the short name shows', async ({ assert }) => {
    const player = await somebody()
    const [first, { id: gameId }] = [await givenGame(), await givenGame()]
    const playlist = await givenPlaylist({ gameIds: [first.id, gameId] })
    const { id: widgetId } = await givenWidget({ playlistId: playlist.id })
    const { url } = await givenCustomUrl({ widgetId, gameId })
    await asVisitor({ tolerate: [/404/] }, async ({ page }) => {
      const embed = encodeInitPayload({ ref: 'https://paper.example/story' })
      await open(page, `/go/${embed}/custom/${url}`)
      const shown = pathOf(page)
      assert.isTrue(shown.endsWith(`/widget/${widgetId}/game/${gameId}`))
      await open(page, `${prefixOf(shown)}/auth/login`)
      await signIn(page, player)
      await page.waitForURL(({ pathname }) =>
        pathname.endsWith(`/widget/${widgetId}/game/${gameId}`)
      )
      await page.locator('#vs-root .vs-position').first().waitFor({ state: 'attached' })
    })
  })

  test('leads to the widget where the payload names something else for it', async () => {
    const player = await somebody()
    const { id: widgetId } = await db.from('widgets').where('language', 'en-us').firstOrFail()
    await asVisitor({ tolerate: [/404/] }, async ({ page }) => {
      const forged = { widgetId, customPath: '/custom/../auth/google?state=x' }
      const prefix = `/go/${encodeInitPayload({ ref: 'https://paper.example/', ...forged })}`
      await open(page, `${prefix}/auth/login`)
      await signIn(page, player)
      await page.waitForURL(({ pathname }) => pathname === `${prefix}/widget/${widgetId}`)
    })
  })

  test('leads to the profile where the payload names no page', async () => {
    const player = await somebody()
    await asVisitor({}, async ({ page }) => {
      const prefix = `/go/${encodeInitPayload({ ref: 'https://paper.example/story' })}`
      await open(page, `${prefix}/auth/login`)
      await signIn(page, player)
      await page.waitForURL(({ pathname }) => pathname === `${prefix}/profile`)
    })
  })
})
