import { aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'
import type { VideoChange } from '@sidepick/card-kit'
import { rejectionOf } from './transition_rules'

function watched(visit: Parameters<typeof playRig>[0] = {}) {
  const rig = playRig({ games: [aGame({ id: 'g1' }), aGame({ id: 'g2' })], ...visit })
  rig.begin()
  const change = (to: VideoChange) => {
    rig.engine.send({ type: 'video_changed', change: to })
    return rig.visit().told.video
  }
  return { rig, change }
}

describe('the video of a game', () => {
  test('waits, plays, pauses, and was seen once it began again', () => {
    const { change } = watched()
    expect(change('loading')).toMatchObject({ loading: true, playing: false })
    expect(change('playing')).toMatchObject({ loading: false, playing: true, completed: false })
    expect(change('completed')).toMatchObject({ playing: true, completed: true })
    expect(change('paused')).toMatchObject({ playing: false, paused: true, completed: true })
  })

  test('is another one with the next game, skipped to or played on to', () => {
    const { rig, change } = watched()
    change('completed')
    rig.engine.send({ type: 'skip_requested' })
    expect(rig.visit().told.video).toMatchObject({ completed: false })
    change('completed')
    rig.playOn()
    expect(rig.visit().told.video).toMatchObject({ completed: false })
  })

  test('may be asked for by the rules of a screen', () => {
    const rule = { type: 'boolean', key: 'videoCompleted', value: true, errorMessage: 'Not seen.' }
    const { rig, change } = watched()
    expect(rejectionOf([rule], rig.engine.state())).toBe('Not seen.')
    change('completed')
    expect(rejectionOf([rule], rig.engine.state())).toBeNull()
  })
})

describe('a skip', () => {
  test('is offered while another game is there', () => {
    const { rig } = watched()
    expect(rig.visit().told.showSkipButton).toBe(true)
    rig.playOn()
    expect(rig.visit().told.showSkipButton).toBe(false)
  })

  test('is neither offered nor taken on a page without skips', () => {
    const { rig } = watched({ visit: { skips: false } })
    expect(rig.visit().told.showSkipButton).toBe(false)
    rig.engine.send({ type: 'skip_requested' })
    expect(rig.engine.state().game?.id).toBe('g1')
  })
})
