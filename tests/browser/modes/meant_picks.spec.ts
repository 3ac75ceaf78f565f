import { test } from '@japa/runner'
import { DISPLAY_MODES, type DisplayMode } from '@sidepick/rules/types'
import { storiesOf, type Story } from '#tests/browser/modes/story'
import { pauseClock } from '#tests/helpers/browser_widget'
import { drawFrom, type Draw } from '#tests/helpers/seeded'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844, touch: true }

/** What each mode is played with. */
const VISITORS: Record<DisplayMode, { width: number; height: number; touch?: boolean }> = {
  'inline': PHONE,
  'expanding': DESKTOP,
  'mobile-expanding': PHONE,
  'docked': PHONE,
  'sidebar': DESKTOP,
  'carousel': PHONE,
  'playlist': DESKTOP,
}

/** Of each mode, in a visit that ends before a stranger has seen every game: 21 in all. */
const RESULTS = 3
const STEPS = 400

/** Animations of the browser know nothing of a clock that a test moves. */
const STILL = { reducedMotion: 'reduce' } as const

/** So long the answers stand before a pick of them is meant, in milliseconds. */
const SETTLE_MS = 500
const SEED = 20_261_127

/** The phases between a pick and its result. */
const UNDER_WAY = ['locking', 'locked', 'majorityBonus']

const KEYS = ['a', 'b', 'Enter', ' ', 'Tab', 'Shift+Tab', 'ArrowRight']

interface Seen {
  results: number
  picks: number
  faults: string[]
}

declare global {
  interface Window {
    /** What has been seen of the picks in this frame. */
    seen: Seen
  }
}

/**
 * Writes down every pick that comes of no press of an answer, or of a press where something else stood within the last
 * `settleMs`: another game, or another part of this one.
 */
function watchPicks(element: Element, settleMs: number): void {
  const root = element as HTMLElement
  const seen: Seen = (window.seen = { results: 0, picks: 0, faults: [] })
  let moments: { atMs: number; gameId: string; boxes: Record<string, DOMRect> }[] = []
  const look = () => {
    const atMs = performance.now()
    const answers = [...root.querySelectorAll<HTMLElement>('.vs-answer')]
    const boxes = answers.map((answer) => [answer.dataset.side, answer.getBoundingClientRect()])
    moments = moments.filter((moment) => moment.atMs >= atMs - settleMs)
    moments.push({ atMs, gameId: root.dataset.gameId ?? '', boxes: Object.fromEntries(boxes) })
  }
  const isIn = (box: DOMRect | undefined, x: number, y: number) =>
    box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  let pressed: { side: string; how: string; isMeant: boolean } | null = null
  const note = (event: Event) => {
    const answer = (event.target as Element).closest('.vs-answer, .vs-answers')
    const { key = '', clientX, clientY } = event as KeyboardEvent & PointerEvent
    const named = /^[ab]$/i.test(key) ? key.toUpperCase() : answer?.getAttribute('data-side')
    const side = (answer && named) || ''
    const isMeant = moments.every(
      ({ gameId, boxes }) =>
        gameId === root.dataset.gameId &&
        (event.type === 'keydown' || isIn(boxes[side], clientX, clientY))
    )
    pressed = side ? { side, how: `${event.type} ${key}`, isMeant } : null
  }
  let phase = root.dataset.phase
  const changed = () => {
    const before = phase
    phase = root.dataset.phase
    if (phase === before) return
    if (phase === 'result') seen.results += 1
    if (phase !== 'locking') return
    seen.picks += 1
    if (!pressed?.isMeant) seen.faults.push(`pick ${seen.picks} after ${JSON.stringify(pressed)}`)
  }
  document.addEventListener('pointerdown', note, true)
  document.addEventListener('keydown', note, true)
  new MutationObserver(changed).observe(root, { attributes: true })
  // A moment's place is that of the moment before it, as for whoever aims.
  setInterval(look, 20)
  look()
}

/**
 * Where to press, in pixels of the frame: somewhere in the widget, or on something in it. Undefined where there is nothing
 * now, or something that leads elsewhere: links, menus and dialogs have tests of their own.
 */
function placeIn(
  root: Element,
  [aim, across, down]: number[]
): { x: number; y: number } | undefined {
  const answers = [...root.querySelectorAll('.vs-answer')]
  const next = [...root.querySelectorAll('button')].find((button) =>
    /^(Next|Finish)/.test(button.textContent)
  )
  const isOver = (root as HTMLElement).dataset.phase === 'result'
  const targets = isOver ? [next, next, ...answers] : [...answers, root]
  const box = targets[aim! % targets.length]?.getBoundingClientRect()
  if (!box) return undefined
  const place = { x: box.x + across! * box.width, y: box.y + down! * box.height }
  const control = document.elementFromPoint(place.x, place.y)?.closest('a, button, input, label')
  const staysInPlay =
    !control || control.matches('.vs-answer') || /^(Next|Finish)/.test(control.textContent)
  return staysInPlay ? place : undefined
}

/** One tap, click, held click or key of somebody who does not look. */
async function fumble(story: Story, draw: Draw, touch: boolean) {
  const { page, widget } = story
  if (draw(4) === 0) {
    const focus = widget.within.locator(':focus')
    const isInPlay =
      (await focus.count()) === 0 ||
      (await focus.and(widget.within.locator('.vs-answer, .vs-question')).count()) > 0
    const key = KEYS[draw(KEYS.length)]!
    return isInPlay || key.includes('Tab') ? page.keyboard.press(key) : undefined
  }
  const inFrame = await widget.root.evaluate(placeIn, [draw(12), draw(100) / 100, draw(100) / 100])
  if (!inFrame) return
  const frame = await story.frame()
  const place = { x: frame.x + inFrame.x, y: frame.y + inFrame.y }
  const { width, height } = page.viewportSize()!
  if (place.x < 0 || place.y < 0 || place.x >= width || place.y >= height) return
  if (touch) return page.touchscreen.tap(place.x, place.y)
  await page.mouse.move(place.x, place.y)
  await page.mouse.down()
  if (draw(3) === 0) await page.clock.runFor(draw(1_500))
  await page.mouse.up()
}

test.group('Browser | a pick is meant', (group) => {
  const stories = storiesOf(group)

  test(
    '{mode}: whatever is pressed whenever, no pick comes of an answer that has just come to stand there'
  )
    .with(DISPLAY_MODES.map((mode) => ({ mode, ...VISITORS[mode] })))
    .run(async ({ assert }, { mode, ...visitor }) => {
      const draw = drawFrom(SEED)
      await stories(
        { attributes: `data-vs-mode="${mode}"` },
        { ...visitor, ...STILL },
        async (story) => {
          const { page, widget } = story
          await pauseClock(page)
          await widget.root.evaluate(watchPicks, SETTLE_MS)
          for (let step = 0; step < STEPS; step++) {
            const { phase, seen } = await widget.root.evaluate((root) => ({
              phase: (root as HTMLElement).dataset.phase ?? '',
              seen: window.seen,
            }))
            if (seen.results >= RESULTS || seen.faults.length > 0) break
            // Nothing can be picked there, and nothing can be lost by it.
            if (UNDER_WAY.includes(phase)) await page.clock.runFor(1_000)
            else {
              await page.clock.runFor(draw(700))
              await fumble(story, draw, visitor.touch === true)
            }
          }
          const { results, faults } = await widget.root.evaluate(() => window.seen)
          assert.deepEqual(faults, [])
          assert.equal(results, RESULTS, `${mode}: too little was played`)
        }
      )
    })
})
