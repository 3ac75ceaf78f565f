import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { openGallery, showState, type ShownState } from '#tests/helpers/browser_gallery'
import { cutText } from '#tests/helpers/browser_geometry'

const HEIGHTS = { 302: 607, 428: 607, 600: 720, 1280: 820 } as const
const WIDTHS = [302, 428, 600, 1280] as const
const LANGUAGES = ['en-us', 'es-mx'] as const
/** A state may show what the browser itself complains about: a picture that is gone, a refusal. */
const TOLERATE = [/Failed to load resource/]

const nameOf = ({ component, state }: ShownState) => `${component}, ${state}`

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

  test('fits into {$self} px in both languages')
    .with([...WIDTHS])
    .run(async ({ assert }, width) => {
      const findings: string[] = []
      const visitor = { width, height: HEIGHTS[width], reducedMotion: 'reduce' } as const
      await asVisitor({ ...visitor, tolerate: TOLERATE }, async ({ page }) => {
        const states = await openGallery(page)
        assert.isNotEmpty(states)
        for (const state of states) {
          for (const locale of LANGUAGES) {
            await showState(page, state, { locale, theme: 'light' })
            const cut = await cutText(page)
            findings.push(...cut.map((what) => `${nameOf(state)}, ${locale}: ${what}`))
          }
        }
      })
      assert.deepEqual(findings, [])
    })
    .timeout(400_000)

  test('meets WCAG 2.2 AA in the {$self} theme')
    .with(['light', 'dark'] as const)
    .run(async ({ assert }, theme) => {
      const findings: string[] = []
      const visitor = { width: 428, height: 607, reducedMotion: 'reduce' } as const
      await asVisitor({ ...visitor, tolerate: TOLERATE }, async ({ page }) => {
        const { look, findings: found } = audit(page, [theme])
        for (const state of await openGallery(page)) {
          await showState(page, state, { locale: 'en-us', theme })
          await look(nameOf(state))
        }
        findings.push(...found)
      })
      assert.deepEqual(findings, [])
    })
    .timeout(400_000)
})
