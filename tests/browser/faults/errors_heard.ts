import type { Frame, Page } from 'playwright-core'
import { eventually } from '#tests/helpers/eventually'

declare global {
  interface Window {
    errorsHeard?: string[]
  }
}

/** What a publisher's script hears as `error`. Begin before the page is opened. */
export async function hearErrors(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = []
    const hear = ({ message }: { message: string }) => heard.push(message)
    Object.assign(window, { errorsHeard: heard, VSWidget: { q: [['on', 'error', hear]] } })
  })
  return {
    /** Resolves once exactly these have been heard, by the page or by a frame of the publisher's in it. */
    are: (wanted: string[], frame: Frame = page.mainFrame()) =>
      eventually(async () => {
        const heard = await frame.evaluate(() => window.errorsHeard)
        if (String(heard) !== String(wanted)) throw new Error(`heard: ${heard}`)
      }),
  }
}
