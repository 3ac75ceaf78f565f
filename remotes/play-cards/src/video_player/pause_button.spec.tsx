import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PlayView } from '@sidepick/card-kit'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import type { Locale } from '@sidepick/rules/types'
import { PassiveVideo } from '../passive/passive_video'
import { VideoPlayer } from './video_player'

const video = { playing: true, paused: false, completed: false, loading: false }
const play = jest.fn<Promise<void>, []>()
const pause = jest.fn<void, []>()

const watched = (over: Partial<PlayView> = {}) => samplePlay({ video, ...over })
const motion = (reduced: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced })
}

beforeEach(() => {
  motion(false)
  play.mockReset().mockResolvedValue(undefined)
  pause.mockReset()
  Object.assign(HTMLMediaElement.prototype, { play, pause })
})

describe('the pause button of a film', () => {
  it.each<[Locale, string, string]>([
    ['en-us', 'Pause video', 'Play video'],
    ['es-mx', 'Pausar el video', 'Reproducir el video'],
  ])('says in %s what a press does', async (locale, pauses, plays) => {
    const { host, update } = renderCard(VideoPlayer, { play: watched(), locale })
    await userEvent.click(await screen.findByRole('button', { name: pauses }))
    update({ play: watched({ motionStopped: true }) })
    await userEvent.click(screen.getByRole('button', { name: plays }))
    const told = host.emitted.filter(({ name }) => name === 'motion_changed')
    expect(told.map(({ data }) => data)).toEqual([{ stopped: true }, { stopped: false }])
  })

  it('stops the film, keeps the next one still, and lets it play again', () => {
    const { update } = renderCard(VideoPlayer, { play: watched() })
    expect(play).toHaveBeenCalledTimes(1)
    update({ play: watched({ motionStopped: true }) })
    expect(pause).toHaveBeenCalledTimes(1)
    const videoUrls = { mp4720: '/media/next.mp4', poster: null }
    const next = sampleGame({ id: 'next', videoUrls })
    update({ play: watched({ motionStopped: true }), game: next, phase: 'locking' })
    expect(play).toHaveBeenCalledTimes(1)
    update({ play: watched({ motionStopped: false }), game: next, phase: 'locking' })
    expect(play).toHaveBeenCalledTimes(2)
  })

  it('plays a film that stands still for reduced motion', async () => {
    motion(true)
    const { update } = renderCard(VideoPlayer, { phase: 'passive', play: watched() })
    await screen.findByRole('button', { name: 'Play video' })
    expect(play).not.toHaveBeenCalled()
    update({ play: watched({ motionStopped: false }) })
    expect(play).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Pause video' })).toBeVisible()
  })

  it('stands at the film of a passive game too', async () => {
    renderCard(PassiveVideo, { play: watched() })
    expect(await screen.findByRole('button', { name: 'Pause video' })).toBeVisible()
  })

  it('is not there without a film, nor under the end of the list', async () => {
    const { update } = renderCard(VideoPlayer, { play: watched() })
    await screen.findByRole('button')
    update({ phase: 'ended' })
    expect(screen.queryByRole('button')).toBeNull()
    update({ game: sampleGame({ videoUrls: { mp4720: null, poster: '/media/planet.webp' } }) })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('comes with what follows the first question, not with the question, and no film plays without it', () => {
    const { container } = renderCard(VideoPlayer)
    expect(screen.queryByRole('button')).toBeNull()
    expect(container.querySelector('video')).toBeNull()
  })
})
