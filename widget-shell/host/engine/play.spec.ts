import { playRig } from '../testing/play_rig'
import { toPlayView } from './play_view'

describe('from passive to the pick', () => {
  test('a visit starts in passive, muted, with no clock running', () => {
    const rig = playRig()
    expect(rig.engine.state()).toMatchObject({ phase: 'passive', muted: true, timers: {} })
    expect(rig.running()).toBe(0)
  })

  test('where passive mode is off the first question is active at once', () => {
    expect(playRig({ flags: { passiveModeEnabled: false } }).phase()).toBe('question')
  })

  test('a pick in passive starts gameplay, unmutes and is the pick, in one', () => {
    const rig = playRig()
    rig.pick('B')
    expect(rig.engine.state()).toMatchObject({
      phase: 'locking',
      muted: false,
      pick: { gameId: 'g1', side: 'B', key: 'key-B' },
    })
    expect(rig.effects.map((effect) => effect.type)).toEqual(['game_started', 'pick_made'])
  })

  test('the first tap is final', () => {
    const rig = playRig()
    rig.pick('A')
    rig.pick('B')
    rig.advance(3000)
    rig.pick('B')
    expect(rig.submitted()).toHaveLength(1)
    expect(rig.submitted()[0]?.pick.side).toBe('A')
  })

  test('a gesture without a pick starts the question and leaves it open', () => {
    const rig = playRig()
    rig.engine.send({ type: 'gameplay_started' })
    expect(rig.engine.state()).toMatchObject({ phase: 'question', muted: false, pick: null })
    rig.engine.send({ type: 'gameplay_started' })
    expect(rig.effects).toHaveLength(1)
  })

  test('a player who turned the sound off keeps it off when gameplay starts', () => {
    const rig = playRig()
    rig.engine.send({ type: 'mute_toggled' })
    rig.engine.send({ type: 'mute_toggled' })
    rig.pick()
    expect(rig.engine.state().muted).toBe(true)
  })
})

describe('the timings of a play', () => {
  test('the lock lasts its three seconds and submits once', () => {
    const rig = playRig()
    rig.pick()
    rig.advance(2750)
    expect(rig.phase()).toBe('locking')
    rig.advance(250)
    expect(rig.phase()).toBe('locked')
    expect(rig.submitted()).toHaveLength(1)
  })

  test('a lock of none submits with the tap', () => {
    const rig = playRig({ flags: { lockedPickDelay: 0 } })
    rig.pick()
    expect(rig.phase()).toBe('locked')
    expect(rig.submitted()).toHaveLength(1)
  })

  test('the bonus shows for two seconds, then the result for three, then the next game', () => {
    const rig = playRig()
    rig.pick()
    rig.advance(3000)
    rig.settle()
    expect(rig.phase()).toBe('majorityBonus')
    rig.advance(1750)
    expect(rig.phase()).toBe('majorityBonus')
    rig.advance(250)
    expect(rig.phase()).toBe('result')
    rig.advance(2750)
    expect(rig.phase()).toBe('result')
    rig.advance(250)
    expect(rig.engine.state()).toMatchObject({
      phase: 'question',
      gameIndex: 1,
      game: { id: 'g2' },
      pick: null,
      outcome: null,
    })
  })

  test('cards see the game that follows, and none behind the last', () => {
    const rig = playRig()
    const next = () => toPlayView(rig.engine.state(), null, {}).next
    expect(next()?.id).toBe('g2')
    rig.engine.send({ type: 'plays_learned', gameIds: ['g2'] })
    expect(next()?.id).toBe('g3')
    rig.engine.send({ type: 'plays_learned', gameIds: ['g3'] })
    expect(next()).toBeNull()
  })

  test('a signed-in player sees the result as long as the configuration says', () => {
    const rig = playRig({ loggedIn: true })
    rig.toResult()
    rig.advance(5750)
    expect(rig.phase()).toBe('result')
    rig.advance(250)
    expect(rig.phase()).toBe('question')
  })

  test('after ten seconds without an answer play goes on with the browser own numbers', () => {
    const rig = playRig({ loggedIn: true })
    rig.pick()
    rig.advance(3000 + 9750)
    expect(rig.phase()).toBe('locked')
    rig.advance(250)
    expect(rig.engine.state()).toMatchObject({ phase: 'majorityBonus', unconfirmed: { g1: 20 } })
  })

  test('thirty seconds without input bring an open question back to passive, muted', () => {
    const rig = playRig()
    rig.engine.send({ type: 'gameplay_started' })
    rig.advance(29_750)
    rig.engine.send({ type: 'input_seen' })
    rig.advance(29_750)
    expect(rig.phase()).toBe('question')
    rig.advance(250)
    expect(rig.engine.state()).toMatchObject({ phase: 'passive', muted: true, game: { id: 'g1' } })
  })

  test('five seconds out of view do the same, coming back in time does not', () => {
    const rig = playRig()
    rig.engine.send({ type: 'gameplay_started' })
    rig.engine.send({ type: 'visibility_changed', ratio: 0.5 })
    rig.advance(4750)
    rig.engine.send({ type: 'visibility_changed', ratio: 1 })
    rig.advance(1000)
    expect(rig.phase()).toBe('question')
    rig.engine.send({ type: 'visibility_changed', ratio: 0.5 })
    rig.advance(5000)
    expect(rig.phase()).toBe('passive')
  })

  test('a question that begins out of view falls back as well, one that came into view does not', () => {
    const rig = playRig()
    rig.engine.send({ type: 'visibility_changed', ratio: 0.5 })
    rig.engine.send({ type: 'gameplay_started' })
    rig.advance(5000)
    expect(rig.phase()).toBe('passive')
    rig.pick()
    rig.engine.send({ type: 'visibility_changed', ratio: 1 })
    rig.advance(3000)
    rig.settle()
    rig.advance(2000 + 3000 + 10_000)
    expect(rig.engine.state()).toMatchObject({ phase: 'question', game: { id: 'g2' } })
  })

  test('neither idling nor leaving the view interrupts a pick that is locking', () => {
    const rig = playRig({ flags: { lockedPickDelay: 60 } })
    rig.pick()
    rig.engine.send({ type: 'visibility_changed', ratio: 0 })
    rig.advance(40_000)
    expect(rig.phase()).toBe('locking')
  })

  test('a hidden page stops the clock and nothing is caught up on', () => {
    const rig = playRig()
    rig.pick()
    rig.advance(1000)
    rig.engine.setAwake(false)
    rig.advance(60_000)
    expect(rig.phase()).toBe('locking')
    rig.engine.setAwake(true)
    rig.advance(1750)
    expect(rig.phase()).toBe('locking')
    rig.advance(250)
    expect(rig.phase()).toBe('locked')
  })

  test('a timer started between two ticks still gets its whole length', () => {
    const rig = playRig()
    rig.engine.send({ type: 'gameplay_started' })
    rig.advance(200)
    rig.pick()
    rig.advance(2999)
    expect(rig.phase()).toBe('locking')
  })
})

describe('the automatic advance', () => {
  test('hover or focus holds it and it resumes with the time that was left', () => {
    const rig = playRig()
    rig.toResult()
    rig.advance(2000)
    rig.engine.send({ type: 'hold_changed', reason: 'attention', held: true })
    expect(toPlayView(rig.engine.state(), null, {}).paused).toBe(true)
    rig.advance(60_000)
    expect(rig.phase()).toBe('result')
    rig.engine.send({ type: 'hold_changed', reason: 'attention', held: false })
    rig.advance(750)
    expect(rig.phase()).toBe('result')
    rig.advance(250)
    expect(rig.phase()).toBe('question')
  })

  test('it stands until every hold is released', () => {
    const rig = playRig()
    rig.toResult()
    rig.engine.send({ type: 'hold_changed', reason: 'attention', held: true })
    rig.engine.send({ type: 'hold_changed', reason: 'dialog', held: true })
    rig.engine.send({ type: 'hold_changed', reason: 'attention', held: false })
    rig.advance(60_000)
    expect(rig.phase()).toBe('result')
  })

  test('the next game starts without the attention that the last one held', () => {
    const rig = playRig()
    rig.toResult()
    rig.engine.send({ type: 'hold_changed', reason: 'attention', held: true })
    rig.engine.send({ type: 'next_requested' })
    expect(rig.engine.state()).toMatchObject({ phase: 'question', holds: [] })
  })

  test('it can be stopped altogether, and Next still works', () => {
    const rig = playRig()
    rig.engine.send({ type: 'auto_navigate_changed', stopped: true })
    rig.toResult()
    rig.advance(60_000)
    expect(rig.phase()).toBe('result')
    rig.engine.send({ type: 'next_requested' })
    expect(rig.engine.state()).toMatchObject({ phase: 'question', gameIndex: 1 })
  })

  test('Next before the result changes nothing', () => {
    const rig = playRig()
    rig.pick()
    rig.engine.send({ type: 'next_requested' })
    expect(rig.engine.state()).toMatchObject({ phase: 'locking', gameIndex: 0 })
  })
})
