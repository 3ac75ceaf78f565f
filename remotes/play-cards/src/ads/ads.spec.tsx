import { act, fireEvent, screen } from '@testing-library/react'
import type { Ads, Card, DisplayAd as Banner, DisplaySlot, VideoAd as Ad } from '@sidepick/card-kit'
import { renderCard } from '@sidepick/card-kit/testing'
import { AdLabel } from './ad_label'
import { DisplayAd } from './display_ad'
import { PassiveAdSlot } from './passive_ad_slot'
import { VideoAd } from './video_ad'
import { setCurrentVideo } from '../video_player/current_video'
import { sampleGame } from '@sidepick/card-kit/testing/sample_game'

function rig(over: Partial<Ads> = {}) {
  const slots: DisplaySlot[] = []
  const destroyed = jest.fn()
  let begin = () => undefined as void
  const film = {
    provider: 'ima',
    skippableAfterMs: 3_000 as number | null,
    play: jest.fn(() => begin()),
    setMuted: jest.fn(),
    pause: jest.fn(),
    resume: jest.fn(),
    skip: jest.fn(),
    destroy: jest.fn(),
    on: (event: string, listener: () => void) => {
      if (event === 'started') begin = listener
      return () => undefined
    },
  } satisfies Ad
  const ads: Ads = {
    video: () => film,
    subscribe: () => () => undefined,
    display(slot) {
      slots.push(slot)
      const [size] = slot.sizes
      const banner: Banner = { provider: 'house', size: size!, destroy: destroyed }
      return Promise.resolve(banner)
    },
    passiveDelayMs: () => 3_000,
    ...over,
  }
  return { ads, film, slots, destroyed, host: { ads: () => Promise.resolve(ads) } }
}

/** jsdom lays nothing out. */
function room(widthPx: number, heightPx: number) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(widthPx)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(heightPx)
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('AdLabel', () => {
  it.each([
    ['en-us', 'Ad'],
    ['es-mx', 'Anuncio'],
  ] as const)('says in %s that the game is paid for', (locale, label) => {
    renderCard(AdLabel, { locale, game: sampleGame({ isAd: true }) })
    expect(screen.getByText(label)).toBeVisible()
  })

  it('says nothing of other games', () => {
    const { container } = renderCard(AdLabel, { game: sampleGame({ isAd: false }) })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('VideoAd', () => {
  it('plays the ad of the game, labelled, and lets it be skipped after its time', async () => {
    const { host, film } = rig()
    renderCard(VideoAd, {}, host)
    await pass(0)
    expect(film.play).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('region', { name: 'Advertisement' })).toBeVisible()
    const button = screen.getByRole('button', { name: 'Skip in 3' })
    fireEvent.click(button)
    expect(film.skip).not.toHaveBeenCalled()
    await pass(1_000)
    await pass(1_000)
    await pass(999)
    expect(button).toHaveTextContent('Skip in 1')
    await pass(1)
    fireEvent.click(screen.getByRole('button', { name: 'Skip ad' }))
    expect(film.skip).toHaveBeenCalledTimes(1)
  })

  it('keeps the film of the game still, and lets it go on afterwards', async () => {
    const film = document.createElement('video')
    let paused = false
    Object.defineProperty(film, 'paused', { get: () => paused })
    film.pause = () => void (paused = true)
    film.play = async () => {
      paused = false
      film.dispatchEvent(new Event('play'))
    }
    setCurrentVideo(film)
    const { unmount } = renderCard(VideoAd, {}, rig().host)
    await pass(0)
    expect(film.paused).toBe(true)
    void film.play()
    expect(film.paused).toBe(true)
    unmount()
    expect(film.paused).toBe(false)
  })

  it('pauses while the widget is out of view, and follows the sound', async () => {
    const { host, film } = rig()
    const { update } = renderCard(VideoAd, {}, host)
    await pass(0)
    const { play } = (await import('@sidepick/card-kit/testing/card_props')).cardProps()
    update({ play: { ...play, inView: false, muted: false } })
    expect(film.pause).toHaveBeenCalled()
    expect(film.setMuted).toHaveBeenLastCalledWith(false)
    await pass(10_000)
    expect(screen.getByRole('button', { name: 'Skip in 3' })).toBeVisible()
    update({ play: { ...play, inView: true } })
    expect(film.resume).toHaveBeenCalled()
  })

  it('has no button where an ad cannot be skipped', async () => {
    const { host, film } = rig()
    film.skippableAfterMs = null
    renderCard(VideoAd, {}, host)
    await pass(0)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each<[string, object]>([
    ['without an ad', rig({ video: () => null }).host],
    ['where none may be shown', { ads: () => Promise.resolve(null) }],
    ['on a host without ads', {}],
  ])('is nothing %s', async (_when, host) => {
    const { container } = renderCard(VideoAd, {}, host)
    await pass(0)
    expect(container).toBeEmptyDOMElement()
  })
})

const inPanel = (panel: string) => ({ panel, game: sampleGame({ id: 'g1' }) })

describe('DisplayAd', () => {
  it.each([
    ['sidePanel', 320, 600, [300, 250]],
    ['sidePanel', 302, 0, [300, 100]],
    ['sidePanel', 428, 100, [320, 100]],
    ['bottom', 900, 0, [728, 90]],
    ['bottom', 428, 0, [320, 100]],
  ] as const)('in %s, %i by %i px, asks for %j', async (panel, width, height, size) => {
    room(width, height)
    const { host, slots } = rig()
    renderCard(DisplayAd, inPanel(panel), host)
    await pass(0)
    expect(slots[0]?.sizes[0]).toEqual(size)
    expect(screen.getByText('Ad')).toBeVisible()
  })

  it('asks for nothing where nothing fits', async () => {
    room(280, 600)
    const { host, slots } = rig()
    renderCard(DisplayAd, inPanel('sidePanel'), host)
    await pass(0)
    expect(slots).toHaveLength(0)
    expect(screen.queryByText('Ad')).toBeNull()
  })

  it('says nothing where no banner came', async () => {
    room(320, 600)
    const { host } = rig({ display: () => Promise.resolve(null) })
    renderCard(DisplayAd, inPanel('sidePanel'), host)
    await pass(0)
    expect(screen.queryByText('Ad')).toBeNull()
  })

  it('is exchanged with a new game after thirty seconds, once half of it is in view', async () => {
    room(320, 600)
    let seen: (entries: { isIntersecting: boolean }[]) => void = () => undefined
    const thresholds: unknown[] = []
    globalThis.IntersectionObserver = class {
      constructor(callback: typeof seen, options: IntersectionObserverInit) {
        seen = callback
        thresholds.push(options.threshold)
      }
      observe() {}
      disconnect() {}
    } as never
    const { host, slots, destroyed } = rig()
    const { update } = renderCard(DisplayAd, inPanel('sidePanel'), host)
    await pass(0)
    await pass(29_999)
    update({ game: sampleGame({ id: 'g2' }) })
    await pass(0)
    expect(slots).toHaveLength(1)
    await pass(1)
    update({ game: sampleGame({ id: 'g3' }) })
    act(() => seen([{ isIntersecting: false }]))
    await pass(0)
    expect(slots).toHaveLength(1)
    act(() => seen([{ isIntersecting: true }]))
    await pass(0)
    expect(slots).toHaveLength(2)
    expect(destroyed).toHaveBeenCalledTimes(1)
    expect(thresholds).toEqual([0.5])
  })
})

describe('PassiveAdSlot', () => {
  const passive = (card: Card, host: object) => renderCard(card, { phase: 'passive' }, host)

  it('shows an ad after its delay, and the next one a delay after it was closed', async () => {
    room(428, 500)
    const delays = [3_000, 10_000]
    const { host, slots } = rig({ passiveDelayMs: () => delays.shift() ?? 25_000 })
    passive(PassiveAdSlot, host)
    await pass(0)
    await pass(2_999)
    expect(slots).toHaveLength(0)
    await pass(1)
    expect(slots[0]?.sizes[0]).toEqual([300, 300])
    fireEvent.click(screen.getByRole('button', { name: 'Close ad' }))
    await pass(9_999)
    expect(slots).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Close ad' })).toBeNull()
    await pass(1)
    expect(slots).toHaveLength(2)
  })

  it('takes the lower size where the picture is low', async () => {
    room(428, 280)
    const { host, slots } = rig()
    passive(PassiveAdSlot, host)
    await pass(0)
    await pass(3_000)
    expect(slots[0]?.sizes).toEqual([[300, 250]])
  })

  it('stays silent where none comes', async () => {
    room(428, 500)
    const { host } = rig({ display: () => Promise.resolve(null) })
    passive(PassiveAdSlot, host)
    await pass(0)
    await pass(3_000)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('Ad')).toBeNull()
  })
})
