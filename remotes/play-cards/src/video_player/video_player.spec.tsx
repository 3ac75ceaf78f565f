import { act, fireEvent, screen } from '@testing-library/react'
import type { PlayView } from '@sidepick/card-kit'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { VideoPlayer } from './video_player'

const refusal = new DOMException('play() failed', 'NotAllowedError')
const play = jest.fn<Promise<void>, []>()
const pause = jest.fn<void, []>()

function reduceMotion(reduced: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced })
}

/** What cards are told of a film once the later parts have come. */
const video = { playing: true, paused: false, completed: false, loading: false }

const watched = (over: Partial<PlayView> = {}) => samplePlay({ video, ...over })

const videoOf = (container: HTMLElement) => container.querySelector('video') as HTMLVideoElement

const ahead = (container: HTMLElement) =>
  [...container.querySelectorAll('[hidden]')].map((element) => element.getAttribute('src'))

function turnPage(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('VideoPlayer', () => {
  beforeEach(() => {
    reduceMotion(false)
    play.mockReset().mockResolvedValue(undefined)
    pause.mockReset()
    Object.assign(HTMLMediaElement.prototype, { play, pause })
  })

  afterEach(() => Reflect.deleteProperty(document, 'hidden'))

  it('starts muted, looped and inline over the poster', () => {
    const { container } = renderCard(VideoPlayer, { play: watched(), phase: 'passive' })
    const video = videoOf(container)
    expect(video).toHaveAttribute('src', '/media/planet.mp4')
    expect(video).toHaveAttribute('playsinline')
    expect(video.loop).toBe(true)
    expect(video.muted).toBe(true)
    expect(video.preload).toBe('metadata')
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/planet.webp')
    expect(play).toHaveBeenCalledTimes(1)
  })

  it('turns the sound on when the player starts', () => {
    const { container, update } = renderCard(VideoPlayer, { play: watched(), phase: 'passive' })
    update({ phase: 'locking', play: watched({ muted: false }) })
    expect(videoOf(container).muted).toBe(false)
  })

  it('plays on muted where the browser refuses sound, and says so', async () => {
    play.mockRejectedValueOnce(refusal)
    const { container, host } = renderCard(VideoPlayer, { play: watched({ muted: false }) })
    await act(async () => undefined)
    expect(play).toHaveBeenCalledTimes(2)
    expect(videoOf(container).muted).toBe(true)
    expect(host.emitted).toEqual([{ name: 'sound_blocked', data: {} }])
  })

  it('only logs a video that cannot play at all', async () => {
    play.mockRejectedValue(refusal)
    const { host } = renderCard(VideoPlayer, { play: watched() })
    await act(async () => undefined)
    expect(host.emitted).toEqual([{ name: 'video_failed', data: { message: 'play() failed' } }])
  })

  it('logs a file that cannot be loaded', () => {
    const { container, host } = renderCard(VideoPlayer, { play: watched() })
    fireEvent.error(videoOf(container))
    expect(host.emitted).toEqual([{ name: 'video_failed', data: { message: '/media/planet.mp4' } }])
  })

  it('takes the landscape file on a landscape screen, where there is one', () => {
    const { container, update } = renderCard(VideoPlayer, {
      play: watched(),
      layoutMode: 'ActiveH',
    })
    expect(videoOf(container)).toHaveAttribute('src', '/media/planet_wide.mp4')
    update({ game: sampleGame({ landscapeVideoUrls: { mp4720: null } }) })
    expect(videoOf(container)).toHaveAttribute('src', '/media/planet.mp4')
  })

  it('leaves the picture still under reduced motion until the player starts', () => {
    reduceMotion(true)
    const { update } = renderCard(VideoPlayer, { play: watched(), phase: 'passive' })
    expect(play).not.toHaveBeenCalled()
    update({ phase: 'question' })
    expect(play).toHaveBeenCalledTimes(1)
  })

  it('loads no video for a reader who saves data, until they start', () => {
    Object.assign(navigator, { connection: { saveData: true } })
    const { container, update } = renderCard(VideoPlayer, { play: watched(), phase: 'passive' })
    expect(play).not.toHaveBeenCalled()
    expect(videoOf(container)).toHaveAttribute('preload', 'none')
    update({ phase: 'question' })
    expect(play).toHaveBeenCalledTimes(1)
    delete (navigator as { connection?: unknown }).connection
  })

  it('shows the poster alone for a game without a video', () => {
    const { container } = renderCard(VideoPlayer, {
      game: sampleGame({ videoUrls: { mp4720: null, poster: '/media/planet.webp' } }),
    })
    expect(container.querySelector('video')).toBeNull()
    expect(container.querySelector('img')).toBeInTheDocument()
  })

  it('falls silent while the page is hidden, and plays on when it is seen again', () => {
    renderCard(VideoPlayer, { play: watched({ muted: false }) })
    turnPage(true)
    expect(pause).toHaveBeenCalledTimes(1)
    expect(play).toHaveBeenCalledTimes(1)
    turnPage(false)
    expect(play).toHaveBeenCalledTimes(2)
    expect(pause).toHaveBeenCalledTimes(1)
  })

  it('pauses while the reader of a game has scrolled away, and plays on afterwards', () => {
    const { update } = renderCard(VideoPlayer, { play: watched({ inView: true }) })
    expect(play).toHaveBeenCalledTimes(1)
    update({ play: watched({ inView: false }) })
    expect(pause).toHaveBeenCalledTimes(1)
    update({ play: watched({ inView: true }) })
    expect(play).toHaveBeenCalledTimes(2)
  })

  it('does not start a game that comes on while the page is hidden', () => {
    turnPage(true)
    renderCard(VideoPlayer, { play: watched() })
    expect(play).not.toHaveBeenCalled()
    turnPage(false)
    expect(play).toHaveBeenCalledTimes(1)
  })

  it('stays a still picture under reduced motion when the page is seen again', () => {
    reduceMotion(true)
    renderCard(VideoPlayer, { play: watched(), phase: 'passive' })
    turnPage(true)
    turnPage(false)
    expect(play).not.toHaveBeenCalled()
  })

  it('fetches picture and video of the next game once this one is picked', async () => {
    const next = sampleGame({ id: 'game-2', videoUrls: { mp4720: '/n.mp4', poster: '/n.webp' } })
    const { container, update } = renderCard(VideoPlayer, { play: watched({ next }) })
    await screen.findByRole('button', { name: 'Pause video' })
    expect(ahead(container)).toEqual([])
    update({ phase: 'locking' })
    expect(ahead(container)).toEqual(['/n.webp', '/n.mp4'])
    const following = container.querySelector<HTMLVideoElement>('video[hidden]')
    expect(following?.preload).toBe('auto')
    expect(following?.muted).toBe(true)
    expect(play).toHaveBeenCalledTimes(1)
    update({ phase: 'locking', layoutMode: 'ActiveH' })
    expect(ahead(container)).toEqual(['/n.webp', '/media/planet_wide.mp4'])
  })

  it('fetches nothing at the end of the list', () => {
    const { container } = renderCard(VideoPlayer, { play: watched(), phase: 'result' })
    expect(ahead(container)).toEqual([])
  })

  it('gives the video one text track, with the lines of the game on screen', async () => {
    const cues: { text: string }[] = []
    const track = {
      cues,
      addCue: (cue: { text: string }) => cues.push(cue),
      removeCue: (cue: { text: string }) => cues.splice(cues.indexOf(cue), 1),
    }
    const addTextTrack = jest.fn().mockReturnValue(track)
    HTMLMediaElement.prototype.addTextTrack = addTextTrack
    window.VTTCue = class {
      constructor(
        readonly startTime: number,
        readonly endTime: number,
        readonly text: string
      ) {}
    } as unknown as typeof VTTCue
    const speechMarks = [
      { type: 'word' as const, value: 'Tacos', time: 250 },
      { type: 'word' as const, value: '<3', time: 743 },
    ]
    const early = sampleGame({ metadata: { speechMarks: [] } })
    const game = { ...early, metadata: { speechMarks } }
    const { update } = renderCard(VideoPlayer, { game: early, play: watched() })
    await screen.findByRole('button', { name: 'Pause video' })
    expect(addTextTrack).not.toHaveBeenCalled()
    update({ game })
    update({ game: { ...game, correctAnswer: 'A' } })
    expect(addTextTrack.mock.calls).toEqual([['captions', 'Captions', 'en-us']])
    expect(cues).toEqual([expect.objectContaining({ startTime: 0.25, text: 'Tacos &lt;3' })])
    update({ game: sampleGame({ id: 'silent' }) })
    expect(cues).toEqual([])
  })
})
