import { aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'

const BOATS = aGame({ id: 'b1', text: 'Boats?' })
const MORE = aGame({ id: 'b2', text: 'More boats?' })

/** A visit whose steps are those of a search. */
function searching(over: Parameters<typeof playRig>[0] = {}) {
  const visit = { scriptId: 'stockSearch10', searchText: 'lakes', ...over.visit } as const
  const rig = playRig({ ...over, visit })
  rig.begin()
  const search = () => rig.visit().told.search
  const ask = (text: string) => rig.engine.send({ type: 'search_requested', text })
  const end = (fits: boolean, games?: (typeof BOATS)[], text = 'boats') =>
    rig.engine.send({ type: 'search_ended', text, fits, games })
  const queue = () => rig.engine.state().queue.map(({ id }) => id)
  return { ...rig, search, ask, end, queue, game: () => rig.engine.state().game?.id }
}

describe('the search for a game', () => {
  test('begins with the words of the page’s address, on the screens of a search alone', () => {
    expect(searching().search()).toEqual({ text: 'lakes', state: 'open' })
    const other = searching({ visit: { scriptId: 'stockAsset12' } })
    expect(other.search()).toBeUndefined()
    other.ask('boats')
    expect(other.told('search_started')).toEqual([])
  })

  test('asks once at a time, for a text of 500 characters at most', () => {
    const rig = searching()
    rig.ask(`  ${'x'.repeat(600)} `)
    rig.ask('boats')
    expect(rig.told('search_started')).toEqual([{ type: 'search_started', text: 'x'.repeat(500) }])
    expect(rig.search()?.state).toBe('asking')
  })

  test('goes on to the best game, and keeps the one that was left for later', () => {
    const rig = searching()
    rig.ask('boats')
    rig.end(true, [BOATS, MORE])
    expect(rig.search()).toEqual({ text: 'boats', state: 'found' })
    expect(rig.game()).toBe('b1')
    expect(rig.queue()).toEqual(['b2', 'g2', 'g3', 'g1'])
    rig.toResult()
    expect(rig.submitted().at(-1)?.game.id).toBe('b1')
  })

  test('shows another game where none fits, and says so', () => {
    const rig = searching()
    rig.ask('boats')
    rig.end(false, [MORE])
    expect(rig.search()?.state).toBe('none')
    expect(rig.game()).toBe('b2')
  })

  test('leaves everything as it is where it fails, finds nothing at all, or finds the game on screen', () => {
    const rig = searching()
    const before = rig.queue()
    rig.ask('boats')
    rig.end(false)
    expect(rig.search()?.state).toBe('failed')
    rig.ask('boats')
    rig.end(false, [])
    expect(rig.search()?.state).toBe('none')
    rig.ask('boats')
    rig.end(true, [rig.engine.state().game!])
    expect(rig.search()?.state).toBe('found')
    expect([rig.game(), rig.queue()]).toEqual(['g1', before])
  })

  test('never takes a pick away: what it finds meanwhile comes next', () => {
    const rig = searching()
    rig.ask('boats')
    rig.pick()
    rig.end(true, [BOATS])
    expect(rig.game()).toBe('g1')
    expect(rig.queue()[0]).toBe('b1')
  })

  test('from a result leads on to what it finds, and the next screen is quiet again', () => {
    const rig = searching()
    rig.toResult()
    rig.ask('boats')
    rig.end(true, [BOATS])
    expect(rig.game()).toBe('b1')
    expect(rig.search()?.state).toBe('found')
    rig.playOn()
    expect(rig.search()).toEqual({ text: 'boats', state: 'open' })
  })

  test('hears no answer that nobody waits for', () => {
    const rig = searching()
    rig.end(true, [BOATS])
    expect(rig.game()).toBe('g1')
  })
})
