import type { Page, Request } from 'playwright-core'
import type { Locale } from '@sidepick/rules/types'
import env from '#start/env'

export interface ShownState {
  remote: string
  component: string
  state: string
}

export interface Look {
  locale: Locale
  scheme: 'light' | 'dark'
  theme?: 'daily-fold' | 'la-sobremesa' | 'night-owl'
}

/** The page outside the type: the gallery puts this on its window. */
interface GalleryWindow {
  sidepickGallery?: {
    list: () => { remote: string; component: string; states: string[] }[]
    show: (selection: ShownState & Look) => Promise<void>
  }
}

/** Nothing moved, was asked for or answered for this long: what was to come has come, in milliseconds. */
const QUIET_MS = 60
const PATIENCE_MS = 4_000

export interface Gallery {
  states: ShownState[]
  /** Shows one state, and waits until it stands still and has been answered whatever it asks for. */
  show: (state: ShownState, look: Look) => Promise<void>
  /** Gives the window another width and height, in CSS px, and waits until what is shown has taken it. */
  fit: (size: { width: number; height: number }) => Promise<void>
}

/** Opens the gallery's frame alone, with every state there is. */
export async function openGallery(page: Page): Promise<Gallery> {
  const traffic = watchTraffic(page)
  await page.goto(`${env.get('APP_URL')}/demo/cards/frame`)
  await page.waitForFunction(() => Boolean((window as GalleryWindow).sidepickGallery))
  const list = await page.evaluate(() => (window as GalleryWindow).sidepickGallery!.list())
  return {
    states: list.flatMap(({ remote, component, states }) =>
      states.map((state) => ({ remote, component, state }))
    ),
    async show(state, look) {
      await page.evaluate(
        (selection) => (window as GalleryWindow).sidepickGallery!.show(selection),
        {
          ...state,
          ...look,
        }
      )
      let before
      do {
        before = traffic.events
        await standStill(page)
      } while (traffic.underWay > 0 || traffic.events !== before)
    },
    async fit(size) {
      if (page.viewportSize()?.width === size.width) return
      await page.setViewportSize(size)
      await twoFrames(page)
    },
  }
}

/** What the page asks for, but for its videos, which come piece by piece as they are played. */
function watchTraffic(page: Page) {
  const traffic = { underWay: 0, events: 0 }
  const count = (change: 1 | -1) => (request: Request) => {
    if (request.resourceType() === 'media') return
    traffic.underWay += change
    traffic.events += 1
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return traffic
}

/** What observes sizes hears of a new one with the first frame, and has drawn by the second. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  )

/** Waits until nothing has moved for a moment. */
function standStill(page: Page): Promise<void> {
  return page.evaluate(
    ({ quietMs, patienceMs }) =>
      new Promise<void>((resolve) => {
        const begunMs = performance.now()
        const done = () => {
          observer.disconnect()
          resolve()
        }
        let quiet = setTimeout(done, quietMs)
        const observer = new MutationObserver(() => {
          clearTimeout(quiet)
          if (performance.now() - begunMs > patienceMs) return done()
          quiet = setTimeout(done, quietMs)
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    { quietMs: QUIET_MS, patienceMs: PATIENCE_MS }
  )
}
