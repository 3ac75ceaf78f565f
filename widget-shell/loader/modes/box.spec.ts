import { createBox } from './box'

const SIZE = { least: 302, most: 800 }
const widest = (maxWidth?: unknown) =>
  createBox(SIZE as never, maxWidth, []).outer.style.getPropertyValue('grid-template-columns')

describe('the box', () => {
  it('is as wide as the attribute says, within its bounds', () => {
    expect(widest('500')).toContain('min(500px,')
    expect(widest('9000')).toContain('min(800px,')
    expect(widest('12')).toContain('min(302px,')
  })

  it('has its usual width where the attribute is no number', () => {
    expect(widest('400px')).toBe(widest())
    expect(widest('-400')).toBe(widest())
    expect(widest()).toContain('min(800px,')
  })
})
