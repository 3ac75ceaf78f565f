import { aGame } from '../testing/fixtures'
import { playRig } from '../testing/play_rig'

describe('the end of the list', () => {
  test('the last result leads to the end screen, and a stranger is asked to sign up five seconds later', () => {
    const rig = playRig({ games: [aGame({ id: 'g1' })] })
    rig.toResult()
    rig.advance(3000)
    expect(rig.engine.state()).toMatchObject({ phase: 'ended', game: { id: 'g1' } })
    rig.advance(4750)
    expect(rig.effects.at(-1)).toEqual({ type: 'list_ended', loggedIn: false })
    rig.advance(250)
    expect(rig.effects.at(-1)).toEqual({ type: 'prompt_sign_up', occasion: 'limit_reached' })
  })

  test('a signed-in player is not asked, and games that arrive are played on', () => {
    const rig = playRig({ games: [aGame({ id: 'g1' })], loggedIn: true })
    rig.toResult()
    rig.advance(6000 + 5000)
    expect(rig.effects.at(-1)).toEqual({ type: 'list_ended', loggedIn: true })
    rig.engine.send({ type: 'games_added', games: [aGame({ id: 'g1' }), aGame({ id: 'g9' })] })
    expect(rig.engine.state()).toMatchObject({ phase: 'question', game: { id: 'g9' }, queue: [] })
  })

  test('a visitor who played everything sees the end, and new games invite in passive', () => {
    const rig = playRig({ games: [], playedThrough: aGame({ id: 'g1' }) })
    expect(rig.engine.state()).toMatchObject({ phase: 'ended', game: { id: 'g1' }, timers: {} })
    rig.engine.send({ type: 'games_added', games: [aGame({ id: 'g1' })] })
    expect(rig.phase()).toBe('ended')
    rig.engine.send({ type: 'games_added', games: [aGame({ id: 'g8' }), aGame({ id: 'g9' })] })
    expect(rig.engine.state()).toMatchObject({ phase: 'passive', muted: true, game: { id: 'g8' } })
    expect(rig.engine.state().queue).toHaveLength(1)
  })

  test('a list without games is at its end from the start', () => {
    expect(playRig({ games: [] }).engine.state()).toMatchObject({ phase: 'ended', game: null })
  })

  test('games that are preferred go on with a list that was at its end', () => {
    const rig = playRig({ games: [aGame({ id: 'g1' })] })
    rig.toResult()
    rig.advance(3000)
    rig.engine.send({ type: 'games_preferred', games: [aGame({ id: 'g9' })] })
    expect(rig.engine.state()).toMatchObject({ phase: 'question', game: { id: 'g9' } })
  })
})

describe('games that are preferred', () => {
  test('come next, wherever they stood, and leave the one on screen', () => {
    const list = ['g1', 'g2', 'g3', 'g4'].map((id) => aGame({ id }))
    const rig = playRig({ games: list })
    const games = ['g4', 'g1', 'g9'].map((id) => aGame({ id }))
    rig.engine.send({ type: 'games_preferred', games })
    expect(rig.engine.state().game?.id).toBe('g1')
    expect(rig.engine.state().queue.map(({ id }) => id)).toEqual(['g4', 'g9', 'g2', 'g3'])
  })
})
