import { creativeDrawer } from './draw_creative'
import { HOUSE_CREATIVES } from './house_creatives'
import { houseProvider } from './house_provider'
import { houseVideo } from './house_video'

const film = () => {
  const drawn = { element: document.createElement('div'), setPaused: jest.fn() }
  const ad = houseVideo(() => drawn)
  const heard: string[] = []
  for (const event of ['started', 'quartile', 'completed', 'skipped', 'error'] as const) {
    ad.on(event, () => heard.push(event))
  }
  const place = document.createElement('div')
  ad.play(place, { muted: true })
  return { ad, heard, place, drawn }
}

describe('a film of our own', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('ends half a second before its eight seconds are over', () => {
    const { heard } = film()
    jest.advanceTimersByTime(7_499)
    expect(heard).toEqual(['started', 'quartile', 'quartile', 'quartile'])
    jest.advanceTimersByTime(1)
    expect(heard.at(-1)).toBe('completed')
  })

  test('stands still while it pauses', () => {
    const { ad, heard, drawn } = film()
    jest.advanceTimersByTime(7_000)
    ad.pause()
    jest.advanceTimersByTime(60_000)
    expect(heard).not.toContain('completed')
    expect(drawn.setPaused).toHaveBeenLastCalledWith(true)
    ad.resume()
    jest.advanceTimersByTime(499)
    expect(heard).not.toContain('completed')
    jest.advanceTimersByTime(1)
    expect(heard).toContain('completed')
  })

  test('is skipped once, and says nothing after that', () => {
    const { ad, heard } = film()
    ad.skip()
    ad.skip()
    jest.advanceTimersByTime(10_000)
    expect(heard).toEqual(['started', 'skipped'])
  })

  test('leaves nothing behind', () => {
    const { ad, heard, place } = film()
    ad.destroy()
    jest.advanceTimersByTime(10_000)
    expect(place).toBeEmptyDOMElement()
    expect(heard).toEqual(['started'])
  })
})

describe('our own ads at random', () => {
  const list = ['a', 'b', 'c'].map((id) => ({ id }))

  test('never come twice in a row', () => {
    const { draw } = creativeDrawer(list)
    const drawn = Array.from({ length: 60 }, () => draw()?.id ?? null).filter(Boolean)
    expect(drawn.some((id, at) => id === drawn[at - 1])).toBe(false)
  })

  test('are drawn ten times at most', () => {
    const random = jest.fn(() => 0)
    const { draw } = creativeDrawer(list, random)
    expect(draw()?.id).toBe('a')
    expect(draw()).toBeNull()
    expect(random).toHaveBeenCalledTimes(11)
  })

  test('leave out what failed', () => {
    const { draw, fail } = creativeDrawer(list, () => 0)
    fail('a')
    expect(draw()).toBeNull()
  })
})

test.each(['en-us', 'es-mx'] as const)(
  'banners have their words in %s, and their size',
  async (locale) => {
    const el = document.createElement('div')
    const provider = houseProvider(locale)
    const slot = { el, placement: 'side' as const, sizes: [[300, 250] as const] }
    const ad = await provider.requestDisplay(slot, {} as never, new AbortController().signal)
    expect(ad?.size).toEqual([300, 250])
    const drawn = el.querySelector<HTMLElement>('[data-house-ad]')
    expect(drawn?.style).toMatchObject({ width: '300px', height: '250px' })
    expect(HOUSE_CREATIVES.map(({ id }) => id)).toContain(drawn?.dataset.houseAd)
    expect(drawn?.textContent).toMatch(locale === 'en-us' ? /[a-z]{3}/ : /[áéíóúñ¿]|una|tu/i)
    ad?.destroy()
    expect(el).toBeEmptyDOMElement()
  }
)
