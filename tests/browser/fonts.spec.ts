import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import type { Fonts } from '#tests/helpers/fonts'

const TEXT = 'Which side of the street gets dinner tonight?'
const SANS = ['sans-serif', 'system-ui', 'Arial', 'Helvetica', 'Liberation Sans']
const SERIF = ['serif', 'Georgia', 'Times New Roman', 'Liberation Serif', 'Palatino, serif']
const MONOSPACE = ['monospace', 'Courier New', 'Liberation Mono']

/** How wide the text is at 40 px, in CSS px: the sans-serif with the widths of Arial, and so on. */
const WIDTHS: Record<Fonts, [families: string[], px: number][]> = {
  usual: [
    [SANS, 780.5],
    [SERIF, 707.6],
    [MONOSPACE, 1080.2],
  ],
  wide: [
    [SANS, 894.6],
    [SERIF, 909.2],
    [MONOSPACE, 1083.7],
  ],
}

test.group('Browser | the fonts of the tests', () => {
  for (const fonts of Object.keys(WIDTHS) as Fonts[]) {
    test(`are those of the lock file, whatever a machine has: ${fonts}`, async ({ assert }) => {
      await asVisitor({ fonts }, async ({ page }) => {
        const widthOf = (family: string) =>
          page.evaluate(
            ([text, name]) => {
              const line = document.createElement('span')
              line.style.cssText = `position:absolute;white-space:nowrap;font:40px ${name}`
              line.textContent = text
              document.body.append(line)
              return line.getBoundingClientRect().width
            },
            [TEXT, family] as const
          )
        for (const [families, px] of WIDTHS[fonts]) {
          for (const family of families) assert.closeTo(await widthOf(family), px, 0.5, family)
        }
      })
    })
  }
})
