import { test } from '@japa/runner'
import env from '#start/env'
import { givenPassword } from '#tests/fixtures/passwords'
import { asVisitor } from '#tests/helpers/browser'
import { acceptTerms } from '#tests/helpers/browser_session'
import { createPlayer } from '#tests/helpers/players'
import { newWindow } from '#tests/helpers/social/back_again'
import { PASSWORD } from '#tests/helpers/visitor'

const app = (path: string) => new URL(path, env.get('APP_URL')).href

/** Something that no page has, or whose page is not what it looks like. */
const SPELLINGS = [
  '/auth/google?state=',
  '/x/../auth/google?state=',
  '/%61uth/google?state=',
  '/api/v1/profiles?',
  '/uploads/x.svg?',
]

test.group('Where a page of ours leads after a sign-in', () => {
  test('is never {$self}, whoever wrote it down')
    .with(SPELLINGS)
    .run(async ({ assert }, spelling) => {
      const player = await createPlayer()
      await givenPassword(player)
      await acceptTerms(player.id)
      await asVisitor({}, async ({ page, warnings }) => {
        await page.goto(app('/auth/login'))
        const kept = { path: spelling + newWindow().state, until: Date.now() + 60_000 }
        await page.evaluate((text) => {
          const own = globalThis as unknown as {
            sessionStorage: { setItem: (key: string, text: string) => void }
          }
          own.sessionStorage.setItem('vs:returnPath', text)
        }, JSON.stringify(kept))
        const asked: string[] = []
        page.on('request', (request) => {
          if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
        })
        await page.getByLabel('Email', { exact: true }).fill(player.email)
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await page.waitForURL(({ pathname }) => pathname === '/profile')
        assert.deepEqual(asked, ['/'])
        assert.isTrue(warnings.some((line) => line.includes('is no page of the app')))
      })
    })
})
