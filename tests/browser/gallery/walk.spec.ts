import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { LOCALES } from '@sidepick/rules/types'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { openGallery, type Gallery, type ShownState } from '#tests/helpers/browser_gallery'
import { cutText } from '#tests/helpers/browser_geometry'
import type { Fonts } from '#tests/helpers/fonts'
import { asksForSecret, secretScreens } from '#tests/helpers/browser_secrets'

const NARROWEST = { width: 302, height: 607 }
const PHONE = { width: 428, height: 607 }
const SIZES = [NARROWEST, PHONE, { width: 600, height: 720 }, { width: 1280, height: 820 }]
/** Which windows a state is shown in, by the face of its text. */
const SIZES_OF = { usual: SIZES, wide: [NARROWEST] } satisfies Partial<Record<Fonts, unknown>>
const SCHEMES = ['light', 'dark'] as const
/** A state may show what the browser itself complains about: a picture that is gone, a refusal. */
const TOLERATE = [/Failed to load resource/]

const nameOf = ({ component, state }: ShownState) => `${component}, ${state}`

/** Walks through every state, beginning in this window, and gathers what is found there. */
async function walk(
  window: { width: number; height: number; fonts?: Fonts },
  look: (page: Page, state: ShownState, gallery: Gallery) => Promise<string[]>
): Promise<string[]> {
  const findings: string[] = []
  const visitor = { ...window, reducedMotion: 'reduce', tolerate: TOLERATE } as const
  await asVisitor(visitor, async ({ page }) => {
    const gallery = await openGallery(page)
    if (gallery.states.length === 0) throw new Error('the gallery is empty')
    for (const state of gallery.states) findings.push(...(await look(page, state, gallery)))
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
    const walks = (['usual', 'wide'] as const).flatMap((fonts) =>
      LOCALES.map((locale) =>
        walk({ ...NARROWEST, fonts }, async (page, state, { show, fit }) => {
          const findings: string[] = []
          // A state is drawn in the narrowest window; a window that grows draws it again.
          await show(state, { locale, scheme: 'light' })
          for (const size of SIZES_OF[fonts]) {
            await fit(size)
            const where = `${nameOf(state)}, ${locale}, ${size.width} ${fonts}`
            findings.push(...(await cutText(page)).map((what) => `${where}: ${what}`))
          }
          await fit(NARROWEST)
          return findings
        })
      )
    )
    assert.deepEqual((await Promise.all(walks)).flat(), [])
  }).timeout(900_000)

  test('meets WCAG 2.2 AA in both schemes, and asks for a secret only where screens.json says so', async ({
    assert,
  }) => {
    const secret = await secretScreens()
    const walks = SCHEMES.map((scheme) =>
      walk(PHONE, async (page, state, { show }) => {
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
