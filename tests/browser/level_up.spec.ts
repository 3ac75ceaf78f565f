import cache from '@adonisjs/cache/services/main'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'
import { givenProgress } from '#tests/fixtures/progress'
import { asVisitor } from '#tests/helpers/browser'
import { signedInBefore } from '#tests/helpers/browser_session'
import { visit } from '#tests/helpers/browser_widget'

/** A player who is one play away from the second level. */
async function nearlyThere(userId: string, { verified }: { verified: boolean }) {
  await givenProgress(userId, { plays_since_demotion: 4 })
  const at = verified ? clock.nowMs() : null
  await db.from('users').where('id', userId).update({ email_verified_at: at })
}

async function holdPrizes(count: number, title: string) {
  const held = { number_of_prizes: count, prize_short_title: title }
  await db.from('leaderboards').where({ kind: 'league', series: 'level2' }).update(held)
  await cache.clear()
}

test.group('A play that leads into the next league', (group) => {
  group.setup(async () => {
    await holdPrizes(1, '$25 gift card')
    return () => holdPrizes(0, 'Level 2')
  })

  for (const { verified, title } of [
    { verified: true, title: 'Level 2 unlocked' },
    { verified: false, title: 'You reached level 2' },
  ]) {
    test(`is told of: ${title}`, async ({ assert }) => {
      await asVisitor({ hurried: true }, async ({ page }) => {
        const widget = await visit(page, '/demo/inline', { hurried: true })
        const { id } = await signedInBefore(widget)
        await nearlyThere(id, { verified })
        await page.reload()
        await widget.play('A')
        const dialog = widget.within.getByTestId('LevelUpModal')
        await dialog.getByRole('heading', { name: title }).waitFor()
        if (verified) await dialog.getByText('Now in reach: $25 gift card').waitFor()
        await dialog.getByRole('button', { name: 'Keep playing' }).click()
        await dialog.waitFor({ state: 'detached' })
        const { league } = await db.from('player_progress').where('user_id', id).firstOrFail()
        assert.equal(league, verified ? 'level2' : 'level1')
      })
    })
  }
})
