import type { Page } from 'playwright-core'
import env from '#start/env'

export interface ShownState {
  remote: string
  component: string
  state: string
}

interface Look {
  locale: 'en-us' | 'es-mx'
  theme: 'light' | 'dark'
}

/** The page outside the type: the gallery puts this on its window. */
interface GalleryWindow {
  sidepickGallery?: {
    list: () => { remote: string; component: string; states: string[] }[]
    show: (selection: ShownState & Look) => Promise<void>
  }
}

/** Nothing moved for this long: what was to come has come, in milliseconds. */
const QUIET_MS = 60
const PATIENCE_MS = 4_000

/** Opens the gallery's frame alone, and tells every state there is. */
export async function openGallery(page: Page): Promise<ShownState[]> {
  await page.goto(`${env.get('APP_URL')}/demo/cards/frame`)
  await page.waitForFunction(() => Boolean((window as GalleryWindow).sidepickGallery))
  const list = await page.evaluate(() => (window as GalleryWindow).sidepickGallery!.list())
  return list.flatMap(({ remote, component, states }) =>
    states.map((state) => ({ remote, component, state }))
  )
}

/** Shows one state, and waits until it stands still. */
export async function showState(page: Page, state: ShownState, look: Look): Promise<void> {
  await page.evaluate(
    async ({ selection, quietMs, patienceMs }) => {
      await (window as GalleryWindow).sidepickGallery!.show(selection)
      await new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect()
          clearTimeout(patience)
          resolve()
        }
        let quiet = setTimeout(done, quietMs)
        const patience = setTimeout(done, patienceMs)
        const observer = new MutationObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(done, quietMs)
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      })
    },
    { selection: { ...state, ...look }, quietMs: QUIET_MS, patienceMs: PATIENCE_MS }
  )
}
