import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import type { BrowserContext } from 'playwright-core'
import env from '#start/env'
import { givenAds, type AdsWish } from '#tests/fixtures/ads'
import { AdServer } from '#tests/helpers/ad_server'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { requestsEnded } from '#tests/helpers/requests_ended'
import { eventually } from '#tests/helpers/eventually'

const SCREEN = { width: 428, height: 760, plainAddress: true, hurried: true }

const PREROLL = { preroll: true, firstEntry: 'autostart' }
const POSTROLL = { postroll: true, firstEntry: 'passive' }

/** Longer than the page's own time, so that a slow machine gets its ad. */
const PATIENT = '?adsFetchBufferInSeconds=10'

const OPENED_FILM = ['impression', 'start']
const WHOLE_FILM = [...OPENED_FILM, 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete']

/** Every address beside our own origin that anything of the visit asks. */
function othersAsked(context: BrowserContext): string[] {
  const own = new URL(env.get('APP_URL')).origin
  const others: string[] = []
  context.on('request', (request) => {
    const { origin, protocol, href } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) others.push(href)
  })
  return others
}

const ad = ({ within }: WidgetOnPage) => within.getByRole('region', { name: 'Advertisement' })

async function open(server: AdServer, context: BrowserContext, name: string, wish: AdsWish) {
  await server.listen(context)
  const id = await givenAds(server, name, wish)
  const widget = await visitAlone(context.pages()[0]!, `/widget/${id}${PATIENT}`)
  await widget.takenOver()
  return widget
}

const film = (widget: WidgetOnPage) => ad(widget).locator('video')

/** Once everything has loaded, the page's time passes in the steps of a test alone. */
async function holdClock({ page }: WidgetOnPage): Promise<void> {
  await requestsEnded(page)
  await page.clock.pauseAt(Date.now() + 5_000)
}

/** Asks again in steps so small that a slow machine answers long before the phase is over. */
const slowly = ({ page }: WidgetOnPage, ask: () => Promise<void>) =>
  eventually(async () => {
    await page.clock.runFor(10)
    await ask()
  })

/** Moves the page's clock until the play has come to one of the phases. */
const playOnTo = (widget: WidgetOnPage, assert: Assert, ...phases: string[]) =>
  eventually(async () => {
    await widget.page.clock.runFor(250)
    assert.include(phases, (await widget.root.getAttribute('data-phase')) ?? '')
  })

test.group('Ads of a VAST server', () => {
  for (const [name, chain] of [
    ['inline', ['inline']],
    ['wrapped', ['wrapped', 'wrapped-again', 'inline']],
  ] as const) {
    test(`${name} comes with the first question, and can be skipped`, async ({ assert }) => {
      const server = new AdServer()
      await asVisitor(SCREEN, async ({ context }) => {
        const widget = await open(server, context, name, PREROLL)
        await film(widget).waitFor()
        await eventually(async () => assert.include(server.told, 'start'))
        await widget.press(ad(widget).getByRole('button', { name: 'Skip ad' }))
        await ad(widget).waitFor({ state: 'detached' })
        const wrappers = chain.slice(1).map((tag) => `impression_before_${tag}`)
        const expected = [...OPENED_FILM, 'skip', ...wrappers].sort()
        await eventually(async () => {
          const quarters = /Quartile|midpoint/
          const told = server.told.filter((event) => !quarters.test(event))
          assert.deepEqual(told.sort(), expected)
        })
        assert.deepEqual(server.tagsAsked, [...chain])
        await widget.press(widget.answer('A'))
        await playOnTo(widget, assert, 'result', 'ended')
        assert.deepEqual(
          server.told.filter((event) => event === 'complete'),
          []
        )
      })
    })
  }

  test('come with a pick of a question that nobody has started', async ({ assert }) => {
    const server = new AdServer()
    await asVisitor(SCREEN, async ({ context }) => {
      const wish = { ...PREROLL, firstEntry: 'passive' }
      const widget = await open(server, context, 'inline', wish)
      await holdClock(widget)
      assert.deepEqual(server.asked, [])
      await widget.press(widget.answer('A'))
      await slowly(widget, async () => assert.equal(await film(widget).count(), 1))
    })
  })

  test('come between lock and bonus, and tell each moment once', async ({ assert }) => {
    const server = new AdServer()
    await asVisitor(SCREEN, async ({ context }) => {
      const others = othersAsked(context)
      const widget = await open(server, context, 'inline', POSTROLL)
      await holdClock(widget)
      await widget.press(widget.answer('A'))
      await playOnTo(widget, assert, 'locked')
      await slowly(widget, async () => assert.equal(await film(widget).count(), 1))
      assert.equal(await widget.root.getAttribute('data-phase'), 'locked')
      await widget.page.clock.resume()
      await eventually(async () => assert.include(server.told, 'complete'))
      await ad(widget).waitFor({ state: 'detached' })
      await widget.reached('result')
      await requestsEnded(widget.page)
      assert.deepEqual(server.told.sort(), [...WHOLE_FILM].sort())
      assert.isTrue(
        others.every((href) => href.startsWith(`${server.origin}/`)),
        `${others}`
      )
    })
  })

  for (const name of ['empty', 'malformed', 'missing', 'loop']) {
    test(`${name} gives way to an ad of ours, and the game is played on`, async ({ assert }) => {
      const server = new AdServer()
      // Chromium styles the error that it writes into a broken document, which the page's policy forbids.
      const styled = [/Applying inline style/, /policy violated: style-src-attr/]
      const tolerate = [/404 .*ads\.vast\.example/, ...(name === 'malformed' ? styled : [])]
      await asVisitor({ ...SCREEN, tolerate }, async ({ context }) => {
        const widget = await open(server, context, name, PREROLL)
        await ad(widget).waitFor()
        assert.equal(await film(widget).count(), 0)
        assert.equal(server.tagsAsked[0], name)
        assert.isAtMost(server.tagsAsked.length, 6)
        await widget.press(widget.answer('A'))
        await playOnTo(widget, assert, 'result', 'ended')
        assert.notInclude(server.told, 'impression')
        assert.notInclude(server.asked, 'film.mp4')
      })
    })
  }

  test('are waited for as long as the address says', async ({ assert }) => {
    const server = new AdServer()
    await asVisitor(SCREEN, async ({ context }) => {
      const widget = await open(server, context, 'slow', PREROLL)
      await eventually(async () => assert.deepEqual(server.tagsAsked, ['slow']))
      const now = () => widget.page.evaluate(() => Date.now())
      const before = await now()
      await eventually(async () => {
        await widget.page.clock.runFor(100)
        assert.equal(await ad(widget).count(), 1)
      })
      // The default would be over after 1.5 seconds.
      assert.isAbove((await now()) - before, 4_000)
      await widget.press(widget.answer('A'))
      await playOnTo(widget, assert, 'result', 'ended')
      assert.notInclude(server.told, 'impression')
    })
  })

  test('are asked for nothing where the reader has to agree and has not', async ({ assert }) => {
    const server = new AdServer()
    await asVisitor({ ...SCREEN, timeZone: 'Europe/Berlin' }, async ({ context }) => {
      const others = othersAsked(context)
      const wish = { ...PREROLL, postroll: true }
      const widget = await open(server, context, 'inline', wish)
      await ad(widget).waitFor()
      assert.equal(await film(widget).count(), 0)
      await widget.press(widget.answer('A'))
      await playOnTo(widget, assert, 'result', 'ended')
      await requestsEnded(widget.page)
      assert.deepEqual(server.asked, [])
      assert.deepEqual(others, [])
    })
  })

  for (const saveData of [false, true]) {
    const title = saveData ? 'only when they are due, to save data' : 'while the pick is locked'
    test(`after a pick are asked for ${title}`, async ({ assert }) => {
      const server = new AdServer()
      await asVisitor(SCREEN, async ({ context }) => {
        await context.addInitScript((saves) => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: saves } })
        }, saveData)
        const widget = await open(server, context, 'inline', POSTROLL)
        await holdClock(widget)
        await widget.press(widget.answer('A'))
        await playOnTo(widget, assert, 'locking')
        if (!saveData) await slowly(widget, async () => assert.include(server.asked, 'film.mp4'))
        await requestsEnded(widget.page)
        assert.deepEqual(server.tagsAsked, saveData ? [] : ['inline'])
        await playOnTo(widget, assert, saveData ? 'result' : 'locked')
        await slowly(widget, async () => assert.equal(await film(widget).count(), 1))
      })
    })
  }
})
