import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { createCanvas } from '@napi-rs/canvas'
import type { Page } from 'playwright-core'
import { asVisitor, type VisitorOptions } from '#tests/helpers/browser'
import { openGallery, type ShownState } from '#tests/helpers/browser_gallery'
import { compare, readStored, reportOf, store, type Change } from '#tests/helpers/pictures'

/** The window that every picture shows, in CSS pixels. */
const SIZE = { width: 428, height: 607 }
/** Both schemes of the platform's own theme, and each partner's theme. */
const LOOKS = {
  'light': { scheme: 'light' },
  'dark': { scheme: 'dark' },
  'daily-fold': { scheme: 'light', theme: 'daily-fold' },
  'la-sobremesa': { scheme: 'light', theme: 'la-sobremesa' },
  'night-owl': { scheme: 'dark', theme: 'night-owl' },
} as const
type LookName = keyof typeof LOOKS
const LOOK_NAMES = Object.keys(LOOKS) as LookName[]
const STORED = 'tests/pictures'
const REPORT = 'tmp/pictures.html'
/** `UPDATE_PICTURES=1 npm test -- browser --files pictures` stores what it sees. */
const UPDATES = process.env.UPDATE_PICTURES === '1'

/** What all pictures of one browser may take, in bytes. */
const MOST_BYTES = 19_500_000

/** When the pictures are taken, so that time that is left looks the same on every day. */
const NOW = '2026-11-20T12:00:00.000Z'

/** How often a picture is taken until it is the wanted one, or stays as it is. */
const PATIENCE = 8
/** A picture that came out like this so often in a row stays as it is, drawn anew in between. */
const STEADY = 3

const storedIn = (folder: string): Promise<string[]> =>
  readdir(folder, { recursive: true }).then(
    (names) => names.filter((name) => name.endsWith('.png')),
    () => []
  )

/** One picture per card or screen: the first state stands for it, axe and the overflow look at all the others. */
function firstStates(states: ShownState[]): ShownState[] {
  const seen = new Set<string>()
  return states.filter(({ remote, component }) => {
    const name = `${remote}/${component}`
    return !seen.has(name) && seen.add(name)
  })
}

/**
 * A poster takes 200 KB a picture and looks the same in every one: it is shown in the light picture of the card that draws it,
 * and nowhere else.
 */
const showsPoster = (lookName: LookName, { component }: ShownState) =>
  lookName === 'light' && component === 'VideoPlayer'

async function posterSwitch(page: Page) {
  const sheet = await page.evaluateHandle(() => {
    const made = new CSSStyleSheet()
    made.replaceSync('.vs-video__poster { visibility: hidden }')
    document.adoptedStyleSheets.push(made)
    return made
  })
  return (shown: boolean) =>
    sheet.evaluate((rules, off) => {
      rules.disabled = off
    }, shown)
}

/**
 * What comes or goes by itself after a second or later does neither: on a slow machine it would be gone before its picture is
 * taken.
 */
async function holdLongTimers(page: Page) {
  await page.addInitScript(() => {
    const begin = window.setTimeout
    const held = (run: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms < 1_000 ? begin(run, ms, ...args) : 0
    Object.assign(window, { setTimeout: held })
  })
}

/** What all windows together have seen. */
interface Seen {
  names: Set<string>
  bytes: number
  changes: Change[]
  missing: string[]
}

/** Where the pictures of a version of the browser lie. */
interface Album {
  folder: string
  /** Whether this version took them: another one draws text and shadows otherwise. */
  sameBrowser: boolean
}

/** The pictures of this version of the browser, or else those of the newest one that has some. */
async function albumOfBrowser(): Promise<Album> {
  let version = ''
  await asVisitor({}, async ({ context }) => {
    version = context.browser()?.version().split('.')[0] ?? version
  })
  const own = `chromium_${version}`
  const stored = await readdir(STORED)
  if (UPDATES || stored.includes(own)) return { folder: join(STORED, own), sameBrowser: true }
  const numberOf = (name: string) => Number(name.split('_')[1])
  const [newest = own] = stored.sort((a, b) => numberOf(b) - numberOf(a))
  console.warn(`${own} has no pictures: ${newest} stands for them, compared less closely.`)
  console.warn('UPDATE_PICTURES=1 npm test -- browser --files pictures takes its own')
  return { folder: join(STORED, newest), sameBrowser: false }
}

/** Waits until the pictures and typefaces of the state are there to be drawn, and two frames have been. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    const pictures = Array.from(document.images, (image) => image.decode().catch(() => undefined))
    await Promise.all([...pictures, document.fonts.ready])
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

/**
 * One that differs is taken again until it stays as it is, because on a busy machine the last step of a roll may not be drawn
 * yet; every second time the state is drawn anew.
 */
async function takePicture(
  page: Page,
  before: Buffer | null,
  sameBrowser: boolean,
  redraw: () => Promise<void>
) {
  let [last, steady]: [Buffer | null, number] = [null, 0]
  for (let taken = 1; ; taken += 1) {
    if (taken % 2 === 0) await redraw()
    await drawn(page)
    const after = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    const difference = before && (await compare(before, after, { sameBrowser }))
    steady = last?.equals(after) ? steady + 1 : 1
    last = after
    const isWanted = before !== null && difference === null && !UPDATES
    if (isWanted || steady === STEADY || taken === PATIENCE) return { after, difference }
  }
}

/** Takes the pictures of one look, and compares or stores them. */
async function lookAround(
  lookName: LookName,
  { folder, sameBrowser }: Album,
  seen: Seen
): Promise<void> {
  const look = LOOKS[lookName]
  // The stored pictures are those of a whole browser: one without windows smooths some edges otherwise.
  const looks = { ...SIZE, reducedMotion: 'reduce', ownBrowser: true } as const
  const visitor: VisitorOptions = { ...looks, tolerate: [/./] }
  await asVisitor(visitor, async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    await holdLongTimers(page)
    const gallery = await openGallery(page)
    const showPoster = await posterSwitch(page)
    const first = firstStates(gallery.states)
    for (const [index, state] of first.entries()) {
      await showPoster(showsPoster(lookName, state))
      const show = (one: ShownState) => gallery.show(one, { locale: 'en-us', ...look })
      await show(state)
      const redraw = () => show(first.at(index - 1)!).then(() => show(state))
      const name = `${state.remote}/${state.component}.${lookName}.png`
      const path = join(folder, name)
      seen.names.add(name)
      const before = await readStored(path)
      const { after, difference } = await takePicture(page, before, sameBrowser, redraw)
      seen.bytes += after.length
      if (UPDATES && (difference || !before)) await store(path, after)
      else if (before && difference) seen.changes.push({ name, before, after, ...difference })
      else if (!before) seen.missing.push(path)
    }
  })
}

test.group('The pictures of every card and screen', () => {
  test('see a dot that moved, and none where an edge was smoothed otherwise; of another browser, a bar that is gone', async ({
    assert,
  }) => {
    const dotted = (dot: { x: number; y: number; edge?: string; bar?: string }) => {
      const canvas = createCanvas(SIZE.width, SIZE.height)
      const pen = canvas.getContext('2d')
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, SIZE.width, SIZE.height)
      pen.fillStyle = dot.bar ?? '#222'
      pen.fillRect(40, 40, 200, 30)
      pen.fillStyle = dot.edge ?? '#909090'
      pen.fillRect(40, 70, 200, 1)
      pen.fillStyle = '#d02'
      pen.beginPath()
      pen.arc(dot.x, dot.y, 4, 0, 2 * Math.PI)
      pen.fill()
      return canvas.toBuffer('image/png')
    }
    const stored = dotted({ x: 300, y: 50 })
    assert.isNull(await compare(stored, dotted({ x: 300, y: 50 })))
    assert.isNull(await compare(stored, dotted({ x: 300, y: 50, edge: '#9a9a9a' })))
    for (const moved of [
      { x: 304, y: 50 },
      { x: 300, y: 46 },
    ]) {
      assert.isAbove((await compare(stored, dotted(moved)))?.pixels ?? 0, 20)
      assert.isNull(await compare(stored, dotted(moved), { sameBrowser: false }))
    }
    const barGone = dotted({ x: 300, y: 50, bar: '#fff' })
    assert.isNotNull(await compare(stored, barGone, { sameBrowser: false }))
  })

  test('look as they did', async ({ assert }) => {
    const seen: Seen = { names: new Set(), bytes: 0, changes: [], missing: [] }
    const album = await albumOfBrowser()
    const { folder } = album
    const stored = await storedIn(folder)
    // Each look in a window of its own: most of a picture's time is waiting until nothing moves.
    await Promise.all(LOOK_NAMES.map((lookName) => lookAround(lookName, album, seen)))
    assert.isAtMost(seen.bytes, MOST_BYTES)
    const gone = stored.filter((name) => !seen.names.has(name))
    if (UPDATES) await Promise.all(gone.map((name) => rm(join(folder, name))))
    if (seen.changes.length === 0) await rm(REPORT, { force: true })
    else await store(REPORT, reportOf(seen.changes))
    const told = [
      ...seen.changes.map(({ name, pixels }) => `${name}: ${pixels} pixels, see ${REPORT}`),
      ...(UPDATES ? [] : gone.map((name) => `${name} shows nothing that is still there`)),
      ...seen.missing.map((path) => `${path} is missing`),
    ]
    if (told.length > 0) assert.fail(told.join('; '))
  }).timeout(900_000)
})
