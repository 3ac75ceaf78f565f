import { playRig } from '../testing/play_rig'
import { laterParts } from './later/later_parts'

describe('before the later parts have loaded', () => {
  test('a pick locks and is submitted, and its answer waits for them', () => {
    const rig = playRig({ firstWaveAlone: true })
    rig.pick()
    rig.advance(3000)
    expect(rig.submitted()).toHaveLength(1)
    rig.settle()
    rig.advance(5000)
    expect(rig.phase()).toBe('locked')
    rig.engine.extend(laterParts)
    expect(rig.phase()).toBe('majorityBonus')
  })

  test('events that wait are taken in their order', () => {
    const rig = playRig({ firstWaveAlone: true })
    rig.engine.send({ type: 'plays_learned', gameIds: ['g2'] })
    rig.engine.send({ type: 'skip_requested' })
    expect(rig.engine.state().game?.id).toBe('g1')
    rig.engine.extend(laterParts)
    expect(rig.engine.state()).toMatchObject({ game: { id: 'g3' }, queue: [{ id: 'g1' }] })
  })

  test('a pick without an answer goes on as soon as they are there', () => {
    const rig = playRig({ firstWaveAlone: true })
    rig.pick()
    rig.advance(3000 + 60_000)
    expect(rig.phase()).toBe('locked')
    rig.engine.extend(laterParts)
    rig.advance(250)
    expect(rig.phase()).toBe('majorityBonus')
  })

  test('a refused pick opens its question again', () => {
    const rig = playRig({ firstWaveAlone: true })
    rig.pick()
    rig.advance(3000)
    const refused = { gameId: 'g1', message: 'No', gameGone: false }
    rig.engine.send({ type: 'pick_refused', ...refused })
    expect(rig.engine.state()).toMatchObject({ phase: 'question', pick: null })
    expect(rig.effects.at(-1)).toEqual({ type: 'show_pick_error', message: 'No' })
  })
})

describe('settings', () => {
  test('follow what the configuration says meanwhile, from the next phase on', () => {
    const rig = playRig()
    const timings = { ...rig.settings.timings, lockMs: 1000 }
    rig.engine.configure({ ...rig.settings, timings })
    rig.pick()
    rig.advance(1000)
    expect(rig.phase()).toBe('locked')
  })
})
