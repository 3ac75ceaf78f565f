import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { LOCALES } from '@sidepick/rules/types'
import { sayIn } from './shelf'
import { wholeShelf } from './whole_shelf'

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}

const states = Object.entries(wholeShelf).flatMap(([component, drawn]) =>
  Object.entries(drawn).map(([state, draw]) => [component, state, draw] as const)
)

/** Drawn by other components of the shelf, or nothing to see. */
const WITHOUT_A_PLACE = [
  'avatar',
  'button',
  'fault_text',
  'field_box',
  'icon',
  'icon_button',
  'picture',
  'visually_hidden',
]

describe('the shelf of the kit', () => {
  it.each(states)('%s, %s, is drawn in every language', (_, __, draw) => {
    const texts = LOCALES.map((locale) => {
      const { container, unmount } = render(draw(sayIn(locale), locale))
      const html = container.innerHTML
      unmount()
      return html
    })
    for (const text of texts) expect(text).not.toBe('')
  })

  it('holds every component of the kit', () => {
    const files = readdirSync(join(__dirname, '../ui')).filter((name) =>
      /^[a-z_]+\.tsx$/.test(name)
    )
    const parts = files
      .map((name) => name.replace('.tsx', ''))
      .filter((name) => !WITHOUT_A_PLACE.includes(name))
    const components = Object.keys(wholeShelf).map((name) => name.toLowerCase())
    const shown: Record<string, string> = {
      chart: 'donut',
      state_message: 'emptystate',
    }
    for (const part of parts) expect(components).toContain(shown[part] ?? part.replaceAll('_', ''))
  })
})
