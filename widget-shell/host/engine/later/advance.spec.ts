import { aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'

const games = (length: number) =>
  Array.from({ length }, (_one, index) => aGame({ id: `g${index + 1}` }))

const WITH_ALL = {
  layouts: [
    'GAME_PLAY',
    'INTERSTITIAL',
    'INTERSTITIAL_ROKT',
    'INTERSTITIAL_SWIPE_ANIMATION',
    'INTERSTITIAL_MORE_GAMES',
  ],
}

type Rig = ReturnType<typeof playRig>

/** The steps that a visit goes through, each left by the player. */
function walk(rig: Rig, count: number) {
  const seen: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { step, stepIndex } = rig.visit()
    seen.push(`${stepIndex}:${step.card ?? step.type}`)
    if (rig.phase() === 'interstitial') rig.engine.send({ type: 'next_requested' })
    else rig.playOn()
  }
  return seen
}

describe('the way through a script', () => {
  test('leaves out what nothing draws, and ad games are ordinary ones', () => {
    const rig = playRig({ games: games(6) })
    rig.begin()
    expect(walk(rig, 5)).toEqual([
      '0:GAMEPLAY',
      '1:GAMEPLAY',
      '2:GAMEPLAY',
      '4:GAMEPLAY',
      '5:GAMEPLAY',
    ])
  })

  test('stands between games where cards are placed, without taking a game', () => {
    const rig = playRig({ games: games(9), visit: WITH_ALL })
    rig.begin()
    const seen = walk(rig, 8)
    expect(seen[3]).toBe('3:rokt')
    expect(seen[6]).toBe('6:dont-lose-points')
    expect(rig.engine.state().gameIndex).toBe(6)
  })

  test('wraps to the second step', () => {
    const rig = playRig({ games: games(12), visit: { scriptId: 'ads9' } })
    rig.begin()
    expect(walk(rig, 11).map((step) => step.split(':')[0])).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '1',
      '2',
    ])
  })

  test('follows a sign-in from the next step on, at the same place', () => {
    const rig = playRig({ games: games(9), visit: WITH_ALL })
    rig.begin()
    walk(rig, 5)
    rig.toResult()
    rig.engine.send({ type: 'logged_in' })
    expect(rig.visit().stepIndex).toBe(5)
    rig.engine.send({ type: 'next_requested' })
    expect(rig.visit()).toMatchObject({ stepIndex: 6, step: { type: 'GAMEPLAY' } })
  })

  test('leaves a screen for strangers with the sign-in it asked for', () => {
    const rig = playRig({ games: games(9), visit: WITH_ALL })
    rig.begin()
    walk(rig, 6)
    expect(rig.visit().step.card).toBe('dont-lose-points')
    rig.engine.send({ type: 'logged_in' })
    expect(rig.engine.state()).toMatchObject({ phase: 'question', loggedIn: true })
  })

  test.each([
    [true, 'swipe'],
    [false, 'GAMEPLAY'],
  ])('shows what is for phones there alone (%s)', (mobile, eleventh) => {
    const visit = { ...WITH_ALL, scriptId: 'long23', mobile } as const
    const rig = playRig({ games: games(14), visit })
    rig.begin()
    expect(walk(rig, 12).at(-1)?.split(':')[1]).toBe(eleventh)
  })

  test('ends with the games, and not with a request', () => {
    const rig = playRig({ games: games(3), visit: WITH_ALL })
    rig.begin()
    walk(rig, 3)
    expect(rig.phase()).toBe('ended')
  })

  test.each([
    ['rokt', 3, 8000],
    ['dont-lose-points', 6, 7000],
  ] as const)('the card %s stands so long by itself, and waits for a dialog', (card, steps, ms) => {
    const rig = playRig({ games: games(9), visit: WITH_ALL })
    rig.begin()
    walk(rig, steps)
    expect(rig.visit().step.card).toBe(card)
    rig.advance(ms - 250)
    rig.engine.send({ type: 'hold_changed', reason: 'dialog', held: true })
    rig.advance(60_000)
    expect(rig.phase()).toBe('interstitial')
    rig.engine.send({ type: 'hold_changed', reason: 'dialog', held: false })
    rig.advance(250)
    expect(rig.phase()).toBe('question')
  })

  test.each([
    ['swipe', 11, true, 5000],
    ['more-games', 16, false, 5000],
  ])('the card %s stands five seconds', (_card, stepIndex, mobile, ms) => {
    const rig = playRig({ games: games(20), visit: { ...WITH_ALL, scriptId: 'long23', mobile } })
    rig.begin()
    for (let left = 30; left > 0 && rig.visit().stepIndex < stepIndex; left -= 1) walk(rig, 1)
    expect(rig.engine.state()).toMatchObject({ phase: 'interstitial', visit: { stepIndex } })
    rig.advance(ms)
    expect(rig.phase()).toBe('question')
  })
})

describe('leaving too early', () => {
  test('a question keeps its place and tells how often that was tried', () => {
    const rig = playRig()
    rig.begin()
    rig.engine.send({ type: 'gameplay_started' })
    rig.engine.send({ type: 'next_requested' })
    rig.engine.send({ type: 'next_requested' })
    const message = 'Game answer has not been picked yet.'
    expect(rig.visit().told.rejected).toBe(2)
    expect(rig.told('advance_rejected')).toEqual(
      Array(2).fill({ type: 'advance_rejected', message })
    )
    expect(rig.engine.state()).toMatchObject({ phase: 'question', gameIndex: 0 })
  })

  test('a pick that is locking goes on without a word', () => {
    const rig = playRig()
    rig.begin()
    rig.pick()
    rig.engine.send({ type: 'next_requested' })
    expect(rig.phase()).toBe('locking')
    expect(rig.visit().told).not.toHaveProperty('rejected')
  })
})
