import { contrast, distance, VISIONS } from '@sidepick/card-kit/testing/colours'
import { THEMES } from './themes'

const partners = Object.entries(THEMES).filter(([name]) => name !== 'platform')

describe.each(partners)('the theme of %s', (_, theme) => {
  it.each(['side-a', 'side-b', 'accent'])('writes readably on its %s', (name) => {
    const ground = theme[`color-${name}`]
    expect(contrast(ground, theme[`color-${name}-ink`])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(Object.entries(VISIONS))('keeps its two sides apart with %s', (__, vision) => {
    const [a = '', b = ''] = [theme['color-side-a'], theme['color-side-b']]
    expect(distance(a, b, vision)).toBeGreaterThanOrEqual(10)
  })
})
