import { aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'

const see = (rig: ReturnType<typeof playRig>, ratio: number) =>
  rig.engine.send({ type: 'visibility_changed', ratio })

describe('the first screen', () => {
  test('waits for a gesture unless told otherwise', () => {
    const rig = playRig()
    rig.begin()
    rig.advance(60_000)
    expect(rig.engine.state()).toMatchObject({ phase: 'passive', timers: {} })
  })

  test('starts by itself, without sound, as soon as it is in view, and once', () => {
    const rig = playRig({ visit: { firstEntry: 'autostart' } })
    see(rig, 0.5)
    rig.begin()
    expect(rig.phase()).toBe('passive')
    see(rig, 1)
    expect(rig.engine.state()).toMatchObject({ phase: 'question', muted: true })
    rig.advance(30_000)
    expect(rig.phase()).toBe('passive')
    see(rig, 1)
    expect(rig.phase()).toBe('passive')
  })

  test('welcomes', () => {
    const rig = playRig({ visit: { firstEntry: 'welcome' } })
    rig.begin()
    expect(rig.visit().greeting).toBe('welcomeV5')
    rig.pick()
    expect(rig.visit().greeting).toBeNull()
  })

  test('tells how many have played, for as long as that greets', () => {
    const rig = playRig({ votes: { g1: { a: 40, b: 31 } } })
    rig.begin()
    rig.engine.send({ type: 'gameplay_started' })
    expect(rig.visit().told).toMatchObject({ greeting: 'socialProofIfLoggedOut', players: 71 })
    rig.advance(3_500)
    expect(rig.visit().told).not.toHaveProperty('players')
  })

  test('tells a stranger of a quick round, and a player of none', () => {
    const visit = { limits: { quickPlay: 'on' } } as const
    const stranger = playRig({ visit })
    stranger.begin()
    expect(stranger.visit().told.quickPlay).toEqual({ games: 5, mode: 'QUICK_PLAY' })
    const player = playRig({ visit, loggedIn: true })
    player.begin()
    expect(player.visit().told).not.toHaveProperty('quickPlay')
  })

  test('welcomes until the player starts', () => {
    const rig = playRig({ visit: { firstEntry: 'welcome' } })
    rig.begin()
    rig.engine.send({ type: 'gameplay_started' })
    expect(rig.phase()).toBe('question')
    expect(rig.visit().greeting).toBeNull()
    rig.advance(500)
    expect(rig.visit().greeting).toBeNull()
  })

  test('asks strangers for an account', () => {
    const visit = { firstEntry: 'signup' } as const
    const stranger = playRig({ visit })
    stranger.begin()
    expect(stranger.told('prompt_sign_up')).toHaveLength(1)
    const others = [
      playRig({ visit, loggedIn: true }),
      playRig({ visit: { ...visit, suggestsSignUp: false } }),
    ]
    for (const other of others) {
      other.begin()
      expect(other.told('prompt_sign_up')).toEqual([])
    }
  })
})

describe('after the first start', () => {
  const start = (rig: ReturnType<typeof playRig>) => rig.engine.send({ type: 'gameplay_started' })

  test('a welcome stands 6.2 seconds', () => {
    const rig = playRig({ visit: { scriptId: 'long23' } })
    rig.begin()
    start(rig)
    rig.advance(6000)
    expect(rig.visit().greeting).toBe('welcomeV4')
    rig.advance(250)
    expect(rig.visit().greeting).toBeNull()
  })

  test.each(['welcomeV3', 'welcomeV5'] as const)(
    'the configuration may greet by %s in place of the script',
    (postStart) => {
      const rig = playRig({ visit: { postStart } })
      rig.begin()
      start(rig)
      expect(rig.visit().told.greeting).toBe(postStart)
    }
  )

  test('the configuration may ask a stranger for an account, and a player for none', () => {
    const visit = { postStart: 'signupModal' } as const
    const [stranger, player] = [playRig({ visit }), playRig({ visit, loggedIn: true })]
    for (const rig of [stranger, player]) {
      rig.begin()
      start(rig)
    }
    expect(stranger.told('prompt_sign_up')).toHaveLength(1)
    expect(player.told('prompt_sign_up')).toEqual([])
  })

  test.each(['none', 'waitForOverlays'] as const)('nothing greets with %s', (postStart) => {
    const rig = playRig({ visit: { postStart, scriptId: 'long23' } })
    rig.begin()
    start(rig)
    expect(rig.visit().greeting).toBeNull()
  })

  test('an invitation to pick does not come after a pick', () => {
    const rig = playRig({ visit: { scriptId: 'long23' } })
    rig.begin()
    rig.pick()
    expect(rig.visit().greeting).toBeNull()
  })

  test('a stranger sees for 3.5 seconds who else plays, a player does not', () => {
    const stranger = playRig()
    stranger.begin()
    stranger.pick()
    expect(stranger.visit().greeting).toBe('socialProofIfLoggedOut')
    stranger.advance(3500)
    expect(stranger.visit().greeting).toBeNull()
    const player = playRig({ loggedIn: true })
    player.begin()
    player.pick()
    expect(player.visit().greeting).toBeNull()
  })

  test('it waits for an open dialog, and happens once', () => {
    const rig = playRig({ visit: { scriptId: 'long23' } })
    rig.begin()
    rig.engine.send({ type: 'hold_changed', reason: 'dialog', held: true })
    start(rig)
    expect(rig.visit().greeting).toBeNull()
    rig.engine.send({ type: 'hold_changed', reason: 'dialog', held: false })
    expect(rig.visit().greeting).toBe('welcomeV4')
    rig.advance(30_000)
    expect(rig.phase()).toBe('passive')
    start(rig)
    expect(rig.visit().greeting).toBeNull()
  })
})

describe('a carousel', () => {
  const games = Array.from({ length: 8 }, (_one, index) => aGame({ id: `g${index + 1}` }))
  const carousel = () => playRig({ games, visit: { carousel: true } })

  test('turns every four seconds while nobody plays, five games in all', () => {
    const rig = carousel()
    rig.begin()
    rig.advance(3750)
    expect(rig.engine.state().game?.id).toBe('g1')
    rig.advance(250)
    expect(rig.engine.state().game?.id).toBe('g2')
    rig.advance(60_000)
    expect(rig.engine.state()).toMatchObject({ phase: 'passive', game: { id: 'g6' } })
  })

  test('stands still with less than 0.6 of it in view', () => {
    const rig = carousel()
    see(rig, 0.59)
    rig.begin()
    rig.advance(60_000)
    expect(rig.engine.state().game?.id).toBe('g1')
    see(rig, 0.6)
    rig.advance(4000)
    expect(rig.engine.state().game?.id).toBe('g2')
  })

  test('stands still while the player wants it, and goes on from where it stood', () => {
    const rig = carousel()
    rig.begin()
    rig.advance(2000)
    rig.engine.send({ type: 'auto_navigate_changed', stopped: true })
    rig.advance(60_000)
    expect(rig.engine.state().game?.id).toBe('g1')
    rig.engine.send({ type: 'auto_navigate_changed', stopped: false })
    rig.advance(2000)
    expect(rig.engine.state().game?.id).toBe('g2')
  })

  test('does not turn by itself any more once the player has turned it', () => {
    const rig = carousel()
    rig.begin()
    rig.engine.send({ type: 'game_chosen', gameId: 'g8' })
    rig.advance(60_000)
    expect(rig.engine.state()).toMatchObject({ phase: 'passive', game: { id: 'g8' } })
  })

  test('turns thirty seconds after the player has left it, and every four seconds from then on', () => {
    const rig = carousel()
    rig.begin()
    rig.engine.send({ type: 'gameplay_started' })
    rig.advance(29_750)
    expect(rig.engine.state()).toMatchObject({ phase: 'question', game: { id: 'g1' } })
    rig.advance(250)
    expect(rig.engine.state()).toMatchObject({ phase: 'passive', game: { id: 'g2' } })
    rig.advance(4000)
    expect(rig.engine.state().game?.id).toBe('g3')
  })

  test('turns every thirty seconds where it never becomes passive', () => {
    const rig = playRig({ games, visit: { carousel: true }, flags: { passiveModeEnabled: false } })
    rig.begin()
    rig.advance(60_000)
    expect(rig.engine.state()).toMatchObject({ phase: 'question', game: { id: 'g3' } })
  })

  test('gives a question its thirty seconds again with every input', () => {
    const rig = carousel()
    rig.begin()
    rig.engine.send({ type: 'gameplay_started' })
    rig.advance(29_000)
    rig.engine.send({ type: 'input_seen' })
    rig.advance(29_000)
    expect(rig.engine.state()).toMatchObject({ phase: 'question', game: { id: 'g1' } })
  })

  test.each([
    { type: 'auto_navigate_changed', stopped: true },
    { type: 'hold_changed', reason: 'attention', held: true },
    { type: 'motion_changed', stopped: true },
  ] as const)('keeps an active game after %j', (event) => {
    const rig = playRig({ games, visit: { carousel: true }, flags: { passiveModeEnabled: false } })
    rig.begin()
    rig.engine.send(event)
    rig.advance(60_000)
    expect(rig.engine.state().game?.id).toBe('g1')
  })
})
