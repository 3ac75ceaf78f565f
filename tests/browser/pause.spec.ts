import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { givenLook } from '#tests/fixtures/looks'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const SCREEN = { width: 428, height: 607 }
const MOVING = { ...SCREEN, reducedMotion: 'no-preference' } as const
const DEMO = demoWidgetId('daily_fold_inline')
const LANGUAGES = {
  'en-us': { id: DEMO, pauses: 'Pause video', plays: 'Play video', next: 'Next Game' },
  'es-mx': {
    id: demoWidgetId('la_sobremesa_inline'),
    pauses: 'Pausar el video',
    plays: 'Reproducir el video',
    next: 'Siguiente juego',
  },
} as const

const TABS_AT_MOST = 20
/** Counts in every page how often a film began. */
const COUNT = `window.begun = 0
  addEventListener('playing', () => (window.begun += 1), true)`

interface Film {
  paused: boolean
  /** In seconds. */
  at: number
  begun: number
}

const filmOf = (page: Page) =>
  page.evaluate<Film>(`(({ paused, currentTime }) => ({ paused, at: currentTime, begun }))(
    document.querySelector('.vs-video video:not([hidden])'))`)

/** Resolves once the film has moved on. */
const moves = async (page: Page) => {
  const { at } = await filmOf(page)
  return eventually(async () => {
    const now = await filmOf(page)
    if (now.paused || now.at === at) throw new Error('The film stands still')
  })
}

async function tabTo(widget: WidgetOnPage, name: string) {
  for (let tab = 0; tab < TABS_AT_MOST; tab++) {
    await widget.page.keyboard.press('Tab')
    const focused = await widget.page.evaluate(() => document.activeElement?.ariaLabel)
    if (focused === name) return
  }
  throw new Error(`Tab never reached ${name}`)
}

async function isStored(page: Page): Promise<boolean> {
  const keys = await page.evaluate(() => Object.keys(localStorage))
  return keys.some((key) => key.endsWith(':motionStopped'))
}

test.group('The pause button of the film', () => {
  for (const [language, { id, pauses, plays, next }] of Object.entries(LANGUAGES)) {
    test(`stops it by key, in later games and visits, and the game goes on, in ${language}`, async ({
      assert,
    }) => {
      await asVisitor(MOVING, async ({ context, page }) => {
        await context.addInitScript(COUNT)
        const widget = await visitAlone(page, `/widget/${id}`)
        await widget.button(pauses).waitFor()
        await moves(page)
        await tabTo(widget, pauses)
        await page.keyboard.press('Enter')
        await widget.button(plays).waitFor()
        const stopped = await filmOf(page)
        assert.isTrue(stopped.paused)

        await widget.play('A')
        assert.deepEqual(await filmOf(page), stopped)
        await widget.press(widget.button(next))
        await widget.reached('question')
        assert.deepEqual(await filmOf(page), { paused: true, at: 0, begun: stopped.begun })

        await page.reload()
        await widget.button(plays).waitFor()
        assert.deepEqual(await filmOf(page), { paused: true, at: 0, begun: 0 })
        await widget.play('B')
        assert.deepEqual(await filmOf(page), { paused: true, at: 0, begun: 0 })

        await widget.button(plays).focus()
        await page.keyboard.press('Space')
        await widget.button(pauses).waitFor()
        await moves(page)
        await page.reload()
        await widget.button(pauses).waitFor()
        await moves(page)
      })
    })
  }

  test('lets a film move for who wants less motion', async ({ assert }) => {
    await asVisitor({ ...SCREEN, reducedMotion: 'reduce' }, async ({ page, context }) => {
      await context.addInitScript(COUNT)
      const widget = await visitAlone(page, `/widget/${DEMO}`)
      await widget.button('Play video').waitFor()
      assert.deepInclude(await filmOf(page), { paused: true, begun: 0 })
      await widget.press(widget.button('Play video'))
      await moves(page)
      assert.isFalse(await isStored(page))
    })
  })

  test('is remembered in the browser only with the consent that the law asks for', async ({
    assert,
  }) => {
    for (const enableLocalCookies of [false, true]) {
      const look = await givenLook({ themeFlags: { enableLocalCookies } })
      await asVisitor({ ...MOVING, timeZone: 'Europe/Berlin' }, async ({ page }) => {
        const widget = await visitAlone(page, look.address(DEMO))
        await widget.press(widget.button('Pause video'))
        await widget.button('Play video').waitFor()
        assert.equal(await isStored(page), enableLocalCookies)
      })
    }
  })

  for (const [width, height] of [
    [302, 307],
    [428, 607],
    [600, 720],
    [1280, 720],
  ] as const) {
    test(`can be hit, covers nothing and meets WCAG 2.2 AA, at ${width} × ${height} px`, async ({
      assert,
    }) => {
      await asVisitor({ ...MOVING, width, height }, async ({ page }) => {
        const widget = await visitAlone(page, `/widget/${DEMO}`)
        const clear = async (name: string) => {
          const button = widget.button(name)
          await button.waitFor()
          const covered = await button.evaluate((it) => {
            const box = it.getBoundingClientRect()
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
            const others = [...document.querySelectorAll('#vs-root button, .vs-question')]
            const touches = (one: Element) => {
              const { left, right, top, bottom } = one.getBoundingClientRect()
              return left < box.right && right > box.left && top < box.bottom && bottom > box.top
            }
            return {
              size: [box.width, box.height],
              hit: it.contains(document.elementFromPoint(x, y)),
              touched: others
                .filter((one) => one !== it && touches(one))
                .map((one) => one.outerHTML),
            }
          })
          assert.deepEqual(covered, { size: [44, 44], hit: true, touched: [] })
        }
        const { look, findings } = audit(page)
        await clear('Pause video')
        await widget.press(widget.button('Pause video'))
        await clear('Play video')
        await look('passive')
        await widget.play('A')
        await clear('Play video')
        await look('result')
        assert.deepEqual(findings, [])
      })
    })
  }

  test('is not there in a bar too low for it, whose film stands still', async ({ assert }) => {
    await asVisitor({ ...MOVING, height: 86 }, async ({ page, context }) => {
      await context.addInitScript(COUNT)
      const widget = await visitAlone(page, `/widget/${DEMO}`)
      const button = widget.within.locator('.vs-video button')
      await button.waitFor({ state: 'attached' })
      assert.isFalse(await button.isVisible())
      assert.deepInclude(await filmOf(page), { paused: true, begun: 0 })
    })
  })
})
