import { act, fireEvent, screen } from '@testing-library/react'
import type { CardProps, PlayView } from '@sidepick/card-kit'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import type { GameMedia } from '@sidepick/rules/types'
import { currentVideo } from '../video_player/current_video'
import { StockMontagePlayer } from './stock_montage_player'

/** A clock that the case moves, in the place of those that a browser runs. */
let timeMs = 0
const running = new Set<object>()

function fakeAnimation() {
  const animation = {
    get currentTime() {
      return timeMs
    },
    play: () => void running.add(animation),
    pause: () => void running.delete(animation),
    cancel: () => void running.delete(animation),
  }
  return animation
}
const animate = jest.fn(fakeAnimation)
const playFilm = jest.fn<Promise<void>, []>()
const pauseFilm = jest.fn<void, []>()

const asset = (name: string, over: Partial<GameMedia> = {}): GameMedia => ({
  src: `/${name}.webp`,
  description: `a ${name}`,
  ...over,
})
const ASSETS = [asset('boat', { imageType: 'photo' }), asset('lake'), asset('tree')]
const withAssets = (csrAssets?: GameMedia[]) =>
  sampleGame({ id: 'game-stock', metadata: csrAssets ? { csrAssets } : {} })

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.picture')].map((one) => one.getAttribute('src'))
const loadAll = (container: HTMLElement) =>
  container.querySelectorAll('img.picture').forEach((picture) => fireEvent.load(picture))

function drawn(over: Partial<CardProps> = {}, play: Partial<PlayView> = {}) {
  const game = withAssets(ASSETS)
  return renderCard(StockMontagePlayer, { game, play: samplePlay(play), ...over })
}

describe('StockMontagePlayer', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    timeMs = 0
    running.clear()
    animate.mockClear()
    playFilm.mockReset().mockResolvedValue(undefined)
    pauseFilm.mockReset()
    window.matchMedia = jest.fn().mockReturnValue({ matches: false })
    Object.assign(HTMLElement.prototype, { animate })
    Object.assign(HTMLMediaElement.prototype, { play: playFilm, pause: pauseFilm })
  })
  afterEach(() => jest.useRealTimers())

  it('plays once every picture has come: 200 frames of three, over and over', () => {
    const { container, host } = drawn()
    expect(pictures(container)).toEqual(['/boat.webp', '/lake.webp', '/tree.webp'])
    expect(animate).not.toHaveBeenCalled()
    loadAll(container)
    expect(animate).toHaveBeenCalledTimes(3)
    const [, timing] = animate.mock.calls[0] as unknown as [unknown, KeyframeAnimationOptions]
    expect(timing.duration).toBeCloseTo(6_666.67, 1)
    expect(timing.iterations).toBe(Infinity)
    expect(running.size).toBe(3)
    expect(host.emitted).toEqual([{ name: 'video_changed', data: { change: 'playing' } }])
  })

  it('says what it shows, each picture once and with its kind', () => {
    drawn({ game: withAssets([...ASSETS, asset('boat', { src: '/boat_large.webp', width: 900 })]) })
    const name = 'Pictures: a boat (photo); a lake; a tree'
    expect(screen.getByRole('img', { name })).toBeInTheDocument()
  })

  it('names the kind of a picture in the language of the visit', () => {
    drawn({ locale: 'es-mx', game: withAssets(ASSETS.slice(0, 1)) })
    expect(screen.getByRole('img', { name: 'Imágenes: a boat (foto)' })).toBeInTheDocument()
  })

  it('starts with those that are there after three seconds, and leaves out what does not come', async () => {
    const { container } = drawn()
    fireEvent.error(container.querySelectorAll('img.picture')[1]!)
    expect(pictures(container)).toEqual(['/boat.webp', '/tree.webp', '/boat.webp'])
    await pass(2_999)
    expect(animate).not.toHaveBeenCalled()
    await pass(1)
    expect(running.size).toBe(3)
  })

  it('asks again for what did not come once the browser is online', () => {
    const { container } = drawn()
    fireEvent.error(container.querySelectorAll('img.picture')[1]!)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(pictures(container)).toContain('/lake.webp')
  })

  it('leaves the poster alone where no picture comes', () => {
    const { container } = drawn({ game: withAssets(ASSETS.slice(0, 1)) })
    for (let left = pictures(container).length; left > 0; left = pictures(container).length) {
      fireEvent.error(container.querySelector('img.picture')!)
    }
    expect(container.querySelector('img')).toHaveClass('vs-video__poster')
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leaves a game that has no pictures to its film', () => {
    const video = { playing: true, paused: false, completed: false, loading: false }
    const { container } = drawn({ game: sampleGame() }, { video })
    expect(container.querySelector('video')).toHaveAttribute('src', '/media/planet.mp4')
  })

  it('stands still where less motion is wanted, until the player lets it move', async () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true })
    const { container, host, update } = drawn()
    loadAll(container)
    await pass(3_000)
    expect(running.size).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Play video' }))
    expect(host.emitted).toEqual([{ name: 'motion_changed', data: { stopped: false } }])
    update({ play: samplePlay({ motionStopped: false }) })
    expect(running.size).toBe(3)
    update({ play: samplePlay({ motionStopped: true }) })
    expect(running.size).toBe(0)
  })

  it('stands still while the reader has scrolled away', () => {
    const { container, update } = drawn({}, { inView: true })
    loadAll(container)
    update({ play: samplePlay({ inView: false }) })
    expect(running.size).toBe(0)
  })

  it('plays the film of a picture while that is seen, and shows the picture where it does not come', async () => {
    const film = [{ previewVideoUrls: { mp4: '/lake.mp4' } }]
    const [boat, lake, tree] = ASSETS
    const game = withAssets([boat!, { ...lake!, visuallySimilarVideos: film }, tree!])
    const { container } = drawn({ game })
    const video = container.querySelector('video')!
    expect(video).toHaveAttribute('poster', '/lake.webp')
    await pass(3_000)
    expect(playFilm).not.toHaveBeenCalled()
    timeMs = 2_100
    await pass(200)
    expect(playFilm).toHaveBeenCalled()
    playFilm.mockClear()
    timeMs = 4_900
    await pass(200)
    expect(playFilm).not.toHaveBeenCalled()
    fireEvent.error(video)
    expect(container.querySelector('video')).toBeNull()
    expect(pictures(container)).toContain('/lake.webp')
  })

  it('is the film of the game: it has a clock, an ad holds it, and a round counts as seen', async () => {
    const { container, host, unmount } = drawn()
    loadAll(container)
    timeMs = 1_500
    expect(currentVideo()?.currentTime).toBe(1.5)
    currentVideo()?.pause()
    expect(running.size).toBe(0)
    void currentVideo()?.play()
    expect(running.size).toBe(3)
    timeMs = 6_700
    await pass(200)
    expect(host.emitted.at(-1)).toEqual({ name: 'video_changed', data: { change: 'completed' } })
    unmount()
    expect(currentVideo()).toBeNull()
    expect(running.size).toBe(0)
  })

  it('has nothing to show between two games', () => {
    const step = { index: 1, type: 'INTERSTITIAL', card: null, hideVideo: true }
    expect(drawn({}, { step }).container).toBeEmptyDOMElement()
  })
})
