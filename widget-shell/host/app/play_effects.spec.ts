import { aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'

const offline = () => Promise.reject(new TypeError('Loading chunk later failed'))

afterEach(() => jest.restoreAllMocks())

describe('without the code that loads later', () => {
  test('a pick opens its question again and is not handed in later', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const rig = visitRig({ entry: anEntry([aGame()]) })
    rig.visit.later = offline
    rig.visit.emit('side_picked', { side: 'A' })
    expect(rig.visit.picks.locking.all()).toHaveLength(1)
    rig.advance(3000)
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(rig.visit.engine.state()).toMatchObject({ phase: 'question', pick: null })
    expect(rig.visit.picks.locking.all()).toEqual([])
  })
})
