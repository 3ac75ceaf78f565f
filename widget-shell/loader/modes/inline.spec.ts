import type { Widget } from '../widget'
import { inline } from './inline'

const emit = jest.fn()
let inUse: boolean
let widget: Widget
let slot: HTMLElement

/** jsdom lays nothing out: this is the width that the slot has on the page. */
const lieAt = (widthPx: number) =>
  Object.defineProperty(slot, 'clientWidth', { value: widthPx, configurable: true })

const resize = (height: unknown) =>
  inline.onMessage.vs_widget_resize_height?.({ height: height as number, width: 428 }, widget)
const goFullWidth = (enabled: boolean) =>
  inline.onMessage.vs_widget_full_width?.({ enabled }, widget)

const columns = () => widget.box.outer.style.getPropertyValue('grid-template-columns')

function show(maxWidth?: number) {
  const options = { widget: 'w1', maxWidth }
  const box = inline.box(options)
  slot = box.slot
  widget = { box, options, emit, inUse: () => inUse } as unknown as Widget
  lieAt(428)
}

beforeEach(() => {
  emit.mockClear()
  inUse = true
  show()
})

describe('the box of an inline widget', () => {
  it('keeps the ratio 428 to 307 and is never lower than 307 px', () => {
    expect(slot.style.getPropertyValue('aspect-ratio')).toBe('428/307')
    expect(slot.style.minHeight).toBe('307px')
  })

  it.each([
    [undefined, 800],
    [500, 500],
    [1200, 800],
    [100, 302],
  ])('asked for a largest width of %p takes 302 to %i px', (asked, most) => {
    show(asked)
    expect(columns()).toBe(`minmax(302px, ${most}px)`)
  })
})

describe('the height an inline widget asks for', () => {
  it('is given while the player uses it', () => {
    resize(607)
    expect(slot.style.height).toBe('607px')
    expect(emit).toHaveBeenCalledWith('resize', { height: 607 })
  })

  it('is refused while nobody uses it', () => {
    inUse = false
    resize(607)
    expect(slot.style.height).toBe('auto')
    expect(emit).not.toHaveBeenCalled()
  })

  it.each([
    [1e9, '4000px'],
    [-5, '0px'],
  ])('of %d is held to %s', (height, expected) => {
    resize(height)
    expect(slot.style.height).toBe(expected)
  })

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], ['500'], [null], [undefined], [{}]])(
    'of %p is ignored',
    (height) => {
      resize(height)
      expect(slot.style.height).toBe('auto')
      expect(emit).not.toHaveBeenCalled()
    }
  )

  it.each([
    [302, 307],
    [428, 307],
    [600, 430.4],
    [800, 573.8],
  ])(
    'changes nothing when it is what the box has anyway: %i px wide, %d px high',
    (widthPx, heightPx) => {
      lieAt(widthPx)
      resize(heightPx)
      expect(slot.style.height).toBe('auto')
      expect(emit).not.toHaveBeenCalled()
    }
  )

  it('goes back to the ratio afterwards, even when the player has turned elsewhere', () => {
    resize(607)
    inUse = false
    resize(307)
    expect(slot.style.height).toBe('auto')
    expect(slot.style.minHeight).toBe('307px')
    expect(emit).toHaveBeenLastCalledWith('resize', { height: 307 })
  })
})

describe('full width', () => {
  beforeEach(() => show(500))

  it("lifts the page's own limit and brings it back", () => {
    goFullWidth(true)
    expect(columns()).toBe('minmax(302px, 800px)')
    goFullWidth(false)
    expect(columns()).toBe('minmax(302px, 500px)')
  })

  it('is refused while nobody uses the widget', () => {
    inUse = false
    goFullWidth(true)
    expect(columns()).toBe('minmax(302px, 500px)')
  })
})
