import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { LOCALES } from '@sidepick/rules/types'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { openGallery, type Gallery, type ShownState } from '#tests/helpers/browser_gallery'
import { cutText } from '#tests/helpers/browser_geometry'
import type { Fonts } from '#tests/helpers/fonts'
import { asksForSecret, secretScreens } from '#tests/helpers/browser_secrets'

const HEIGHTS = { 302: 607, 428: 607, 600: 720, 1280: 820 } as const
const WIDTHS = [302, 428, 600, 1280] as const
const WIDE_AND_NARROW = { width: 302, fonts: 'wide' } as const
const SCHEMES = ['light', 'dark'] as const
/** A state may show what the browser itself complains about: a picture that is gone, a refusal. */
const TOLERATE = [/Failed to load resource/]

const nameOf = ({ component, state }: ShownState) => `${component}, ${state}`

/** Walks through every state in this window, and gathers what is found there. */
async function walk(
  window: { width: number; height: number; fonts?: Fonts },
  look: (page: Page, state: ShownState, show: Gallery['show']) => Promise<string[]>
): Promise<string[]> {
  const findings: string[] = []
  const visitor = { ...window, reducedMotion: 'reduce', tolerate: TOLERATE } as const
  await asVisitor(visitor, async ({ page }) => {
    const { states, show } = await openGallery(page)
    if (states.length === 0) throw new Error('the gallery is empty')
    for (const state of states) findings.push(...(await look(page, state, show)))
  })
  return findings
}

test.group('Every card and screen in every state', () => {
  test('is looked at by something that sees what is cut', async ({ assert }) => {
    await asVisitor({}, async ({ page }) => {
      await page.setContent(
        `<p style="width:40px;overflow:hidden;white-space:nowrap">Cut off sideways</p>
         <p style="height:10px;overflow:hidden">Cut off below</p>
         <p style="position:absolute;left:99vw;white-space:nowrap">Beside the window</p>
         <div style="width:160px;height:40px;overflow:auto"><p style="height:900px">Reached</p></div>
         <p style="position:absolute;clip-path:inset(50%)">Read aloud</p><p>Whole</p>`
      )
      const found = (await cutText(page)).map((what) => what.split('"')[1])
      assert.deepEqual(found, ['Cut off sideways', 'Cut off below', 'Beside the window'])
    })
  })

  test('fits into every width in every language, and into the narrowest with a wide face', async ({
    assert,
  }) => {
    const walks = [...WIDTHS.map((width) => ({ width })), WIDE_AND_NARROW].map((window) =>
      walk({ height: HEIGHTS[window.width], ...window }, async (page, state, show) => {
        const findings: string[] = []
        for (const locale of LOCALES) {
          await show(state, { locale, scheme: 'light' })
          const where = `${nameOf(state)}, ${locale}, ${Object.values(window).join(' ')}`
          findings.push(...(await cutText(page)).map((what) => `${where}: ${what}`))
        }
        return findings
      })
    )
    assert.deepEqual((await Promise.all(walks)).flat(), [])
  }).timeout(900_000)

  test('meets WCAG 2.2 AA in both schemes, and asks for a secret only where screens.json says so', async ({
    assert,
  }) => {
    const secret = await secretScreens()
    const walks = SCHEMES.map((scheme) =>
      walk({ width: 428, height: HEIGHTS[428] }, async (page, state, show) => {
        const { look, findings } = audit(page, [scheme])
        await show(state, { locale: 'en-us', scheme })
        await look(nameOf(state))
        if ((await asksForSecret(page)) && !secret.has(state.component)) {
          findings.push(`${nameOf(state)} asks for a secret: screens.json must say so`)
        }
        return findings
      })
    )
    assert.deepEqual((await Promise.all(walks)).flat(), [])
  }).timeout(900_000)
})
