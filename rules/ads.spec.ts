import {
  AD_NUMBERS,
  adSizeFor,
  DISPLAY_SIZES,
  fetchBufferMs,
  passiveDelayMs,
  VIDEO_AD_SIZES,
} from './ads'

describe('sizes of ads', () => {
  it.each([
    ['bottom', 1280, 400, [728, 90]],
    ['bottom', 600, 400, [320, 100]],
    ['bottom', 320, 99, [320, 50]],
    ['bottom', 302, 400, [300, 100]],
    ['bottom', 302, 80, [300, 75]],
    ['bottom', 302, 60, [300, 50]],
    ['side', 320, 600, [300, 250]],
    ['side', 728, 120, [728, 90]],
    ['passive', 428, 500, [300, 300]],
    ['passive', 428, 299, [300, 250]],
  ] as const)('%s of %i by %i takes %j', (placement, widthPx, heightPx, size) => {
    expect(adSizeFor(DISPLAY_SIZES[placement], { widthPx, heightPx })).toEqual(size)
  })

  it('takes none where none fits', () => {
    expect(adSizeFor(DISPLAY_SIZES.side, { widthPx: 299, heightPx: 600 })).toBeNull()
  })

  it.each([
    [600, 400, [444, 250]],
    [430, 240, [420, 236]],
    [302, 300, [300, 277]],
    [302, 170, [300, 169]],
    [302, 165, [300, 162]],
  ])('a film in %i by %i is %j', (widthPx, heightPx, size) => {
    expect(adSizeFor(VIDEO_AD_SIZES, { widthPx, heightPx })).toEqual(size)
  })
})

describe('times of ads', () => {
  it('waits for the first passive ad 3 to 7 seconds, for later ones 10 to 25', () => {
    expect([0, 0.5, 1].map((random) => passiveDelayMs(true, random))).toEqual([3000, 5000, 7000])
    expect([0, 0.5, 1].map((random) => passiveDelayMs(false, random))).toEqual([
      10000, 17500, 25000,
    ])
  })

  it('waits as long as the domain says, or as the address asks', () => {
    expect(AD_NUMBERS.fetchBufferMs).toBe(1500)
    expect(fetchBufferMs(null, 1.5)).toBe(AD_NUMBERS.fetchBufferMs)
    expect(fetchBufferMs(null, 3)).toBe(3000)
    expect(fetchBufferMs('2.5', 3)).toBe(2500)
  })

  it.each(['', ' ', 'soon', '0', '-1', '11', 'Infinity'])('cannot read %j', (given) => {
    expect(fetchBufferMs(given, 3)).toBeNull()
  })
})
