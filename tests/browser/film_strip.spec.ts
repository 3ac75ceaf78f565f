import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { givenResponse } from '#tests/fixtures/responses'
import { asVisitor } from '#tests/helpers/browser'
import { visitAlone } from '#tests/helpers/browser_widget'

const PATH = `/widget/${demoWidgetId('daily_fold_inline')}`

const SCREENS = [
  { device: 'the narrowest phone', width: 302, height: 607, touch: true },
  { device: 'a phone', width: 428, height: 607, touch: true },
  { device: 'a desk', width: 1280, height: 720 },
]

/** Further than this nothing may move between two frames unless it glides, in CSS px. */
const JUMP_PX = 8

/**
 * Notes in each frame where every part of the play is drawn, and what moves it. A part that was not there before or is gone
 * has not jumped, nor has one that grows or shrinks at one edge.
 */
const RECORD = `
  window.jumps = []
  window.glides = 0
  window.replays = []
  const PARTS = '.vs-question, .vs-answer, .vs-panel--console .vs-position:not([data-card="Question"], ' +
    '[data-card="Answers"]) > *, [data-card="Points"] > *, [data-card="AudioIndicator"] > *, .vs-video > button'
  let before = new Map()
  const moves = (part) => part.getAnimations().some(({ effect }) =>
    effect.getKeyframes().some((frame) => 'translate' in frame || 'transform' in frame || 'right' in frame))
  const look = () => {
    const now = new Map()
    const phase = document.querySelector('#vs-root').dataset.phase
    for (const part of document.querySelectorAll(PARTS)) {
      if (part.closest('[aria-hidden="true"]')) continue
      const { left, top, bottom } = part.getBoundingClientRect()
      const was = before.get(part)
      const gliding = moves(part)
      now.set(part, { left, top, bottom, phase, gliding })
      if (!was) continue
      const down = Math.min(Math.abs(top - was.top), Math.abs(bottom - was.bottom))
      const far = Math.hypot(left - was.left, down)
      // A slow machine may draw no frame between a glide and its end.
      if (gliding || was.gliding) window.glides += far > 0 ? 1 : 0
      else if (far > ${JUMP_PX}) {
        window.jumps.push(part.className + ' by ' + Math.round(far) + ' from ' + was.phase + ' to ' + phase)
      }
    }
    before = now
    for (const left of document.querySelectorAll('.vs-panel > [inert]')) {
      const anew = left.getAnimations({ subtree: true }).filter((one) =>
        one instanceof CSSAnimation && one.playState === 'running')
      window.replays.push(...anew.map(({ animationName }) => left.className + ' plays ' + animationName))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

interface Recording {
  jumps: string[]
  /** What of a part that goes begins once more. */
  replays: string[]
  glides: number
}

const recording = (page: Page) => page.evaluate<Recording>(`({ jumps, replays, glides })`)

test.group('The way from a pick to the next question', () => {
  for (const { device, ...screen } of SCREENS) {
    test(`moves nothing by a jump, at ${device}`, async ({ assert }) => {
      await asVisitor({ ...screen, reducedMotion: 'no-preference' }, async ({ page }) => {
        const widget = await visitAlone(page, PATH, screen)
        await widget.takenOver()
        await page.evaluate(RECORD)
        await widget.play('A')
        await widget.press(widget.button('Next Game'))
        await widget.reached('question')
        await widget.play('B')
        const { jumps, replays, glides } = await recording(page)
        assert.deepEqual(jumps, [])
        assert.deepEqual(replays, [])
        assert.isAbove(glides, 0)
      })
    })

    test(`moves nothing by a jump while cards follow by the interval, at ${device}`, async ({
      assert,
    }) => {
      const path = `/widget/${await givenResponse()}`
      await asVisitor({ ...screen, reducedMotion: 'no-preference' }, async ({ page }) => {
        const widget = await visitAlone(page, path, screen)
        await widget.takenOver()
        await page.evaluate(RECORD)
        await widget.press(widget.answer('A'))
        await widget.reached('playResponse')
        for (const name of ['ProgressTracker', 'SignOnCard', 'AdvancedPoints']) {
          await widget.card(name).locator('> *').waitFor()
        }
        await widget.press(widget.button('Next Game'))
        await widget.reached('question')
        const { jumps, replays, glides } = await recording(page)
        assert.deepEqual(jumps, [])
        assert.deepEqual(replays, [])
        assert.isAbove(glides, 0)
      })
    })
  }
})
