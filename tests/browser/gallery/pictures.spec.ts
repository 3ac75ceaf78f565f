import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { createCanvas } from '@napi-rs/canvas'
import type { Page } from 'playwright-core'
import { asVisitor } from '#tests/helpers/browser'
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
const STORED = 'tests/pictures'
const REPORT = 'tmp/pictures.html'
/** `UPDATE_PICTURES=1 npm test -- browser --files pictures` stores what it sees. */
const UPDATES = process.env.UPDATE_PICTURES === '1'

/** What all pictures of one browser may take, in bytes. */
const MOST_BYTES = 15_000_000

/** What a state may need to be drawn for good, such as a picture it decodes, in milliseconds. */
const SETTLE_MS = 120

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

/** Posters look the same in every theme and take 200 KB a picture, so the pictures of partners' themes leave them out. */
async function posterSwitch(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root[data-posters=hidden] .vs-video__poster { visibility: hidden }')
    document.adoptedStyleSheets.push(sheet)
  })
  return (hidden: boolean) =>
    page.evaluate(
      (posters) => {
        document.documentElement.dataset.posters = posters
      },
      hidden ? 'hidden' : 'shown'
    )
}

test.group('The pictures of every card and screen', () => {
  test('see a difference of one dot, and none where there is none', async ({ assert }) => {
    const dotted = (x: number) => {
      const canvas = createCanvas(20, 10)
      const pen = canvas.getContext('2d')
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, 20, 10)
      pen.fillStyle = '#d02'
      pen.fillRect(x, 2, 1, 1)
      return canvas.toBuffer('image/png')
    }
    assert.isNull(await compare(dotted(3), dotted(3)))
    assert.equal((await compare(dotted(3), dotted(4)))?.pixels, 2)
  })

  test('look as they did', async ({ assert }) => {
    const changes: Change[] = []
    const missing: string[] = []
    const stale: string[] = []
    await asVisitor(
      { ...SIZE, reducedMotion: 'reduce', tolerate: [/./] },
      async ({ page, context }) => {
        // Another version draws text and shadows otherwise, and has pictures of its own.
        const major = context.browser()?.version().split('.')[0] ?? 'unknown'
        const folder = join(STORED, `chromium_${major}`)
        const stored = await storedIn(folder)
        if (stored.length === 0 && !UPDATES) {
          console.warn(`${folder} is empty, so nothing is compared: UPDATE_PICTURES=1 fills it`)
          return
        }
        const gone = new Set(stored)
        let bytes = 0
        const gallery = await openGallery(page)
        const hidePosters = await posterSwitch(page)
        for (const state of firstStates(gallery.states)) {
          for (const [lookName, look] of Object.entries(LOOKS)) {
            await hidePosters('theme' in look)
            await gallery.show(state, { locale: 'en-us', ...look })
            await page.waitForTimeout(SETTLE_MS)
            const after = await page.screenshot({ animations: 'disabled', caret: 'hide' })
            const name = `${state.remote}/${state.component}.${lookName}.png`
            const path = join(folder, name)
            gone.delete(name)
            bytes += after.length
            const before = await readStored(path)
            const difference = before && (await compare(before, after))
            if (UPDATES && (difference || !before)) await store(path, after)
            else if (before && difference) changes.push({ name, before, after, ...difference })
            else if (!before) missing.push(path)
          }
        }
        assert.isAtMost(bytes, MOST_BYTES)
        for (const name of gone) {
          if (UPDATES) await rm(join(folder, name))
          else stale.push(`${name} shows nothing that is still there`)
        }
      }
    )
    if (changes.length === 0) await rm(REPORT, { force: true })
    else await store(REPORT, reportOf(changes))
    const told = changes.map(({ name, pixels }) => `${name}: ${pixels} pixels, see ${REPORT}`)
    assert.deepEqual([...told, ...stale, ...missing.map((path) => `${path} is missing`)], [])
  }).timeout(400_000)
})
