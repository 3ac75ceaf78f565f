import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { givenRunning } from '#tests/fixtures/experiments'
import { givenGame } from '#tests/fixtures/games'
import { givenLook } from '#tests/fixtures/looks'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { requestsEnded } from '#tests/helpers/requests_ended'
import { eventually } from '#tests/helpers/eventually'

const HURRIED = { hurried: true }
/** Films and pictures of these games exist nowhere. */
const PHONE = { width: 428, height: 760, ...HURRIED, tolerate: [/404/] }

async function plain(most: number): Promise<{ widgetId: string }> {
  const gameIds = []
  for (let at = 0; at < most; at += 1) gameIds.push((await givenGame({ gameType: 'POLL' })).id)
  const { id: playlistId } = await givenPlaylist({ gameIds })
  return { widgetId: (await givenWidget({ playlistId })).id }
}

test.group("An experiment's variant", () => {
  test('has limits and ads of its own', async ({ assert, cleanup }) => {
    const { widgetId } = await plain(4)
    const look = await givenLook({ gameExperience: { scriptId: 'ads9' } })
    const { key, stop } = await givenRunning({
      domains: [look.host],
      variants: [
        { key: 'control', weight: 1, config: {} },
        {
          key: 'hard',
          weight: 1,
          config: {
            themeFlags: { onboardingGameLimit: 1, onboardingGameLock: true },
            ads: { provider: 'house', preroll: true, everyGames: 1 },
          },
        },
      ],
    })
    cleanup(async () => void (await stop()))
    const open = async (page: Page, variant: string) => {
      const read = page.waitForResponse((answer) => answer.url().includes('/v2/embed/bootstrap'))
      const address = look.address(widgetId, `?vs_exp=${key}:${variant}`)
      const widget = await visitAlone(page, address, HURRIED)
      await read
      await requestsEnded(page)
      return widget
    }
    const ad = ({ within }: WidgetOnPage) => within.getByRole('region', { name: 'Advertisement' })
    await asVisitor(PHONE, async ({ page }) => {
      const widget = await open(page, 'hard')
      await widget.press(widget.answer('A'))
      await ad(widget).waitFor()
      await eventually(async () => {
        await page.clock.runFor(500)
        assert.equal(await widget.root.getAttribute('data-phase'), 'result')
      })
      await widget.press(widget.button('Next Game'))
      await widget.within.getByRole('checkbox').waitFor()
      assert.equal(await widget.root.getAttribute('data-phase'), 'question')
    })
    await asVisitor(PHONE, async ({ page }) => {
      const widget = await open(page, 'control')
      await widget.play('A')
      assert.equal(await ad(widget).count(), 0)
      await widget.press(widget.button('Next Game'))
      await widget.play('A')
    })
  })

  test('has the cards of its round, not its rules alone', async ({ assert, cleanup }) => {
    const { widgetId } = await plain(4)
    const look = await givenLook({})
    const { key, stop } = await givenRunning({
      domains: [look.host],
      variants: [
        { key: 'control', weight: 1, config: {} },
        { key: 'round', weight: 1, config: { gameExperience: { quickPlay: 'on' } } },
        { key: 'arcade', weight: 1, config: { experimentFlags: { arcade: true } } },
      ],
    })
    cleanup(async () => void (await stop()))
    await asVisitor(PHONE, async ({ page }) => {
      for (const variant of ['round', 'arcade']) {
        const address = look.address(widgetId, `?vs_exp=${key}:${variant}`)
        const widget = await visitAlone(page, address, HURRIED)
        await widget.takenOver()
        await widget.card('QuickPlayIntro').waitFor()
      }
      const control = look.address(widgetId, `?vs_exp=${key}:control`)
      const widget = await visitAlone(page, control, HURRIED)
      await widget.takenOver()
      await requestsEnded(page)
      assert.equal(await widget.card('QuickPlayIntro').count(), 0)
    })
  })
})
