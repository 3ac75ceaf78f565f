import { aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'

describe('what the page says before the cards stand', () => {
  test.each(['vs_init', 'vs_visibility'] as const)('%s tells how much is in view', (action) => {
    const { visit } = visitRig({ entry: anEntry([aGame()]) })
    visit.bridge.events.emit(action, { inView: 0.2, ratio: 0.2 } as never)
    expect(visit.engine.state().inView).toBe(false)
  })

  test('a pause silences', () => {
    const { visit } = visitRig({ entry: anEntry([aGame()]) })
    visit.engine.send({ type: 'gameplay_started' })
    visit.bridge.events.emit('vs_pause', {})
    expect(visit.engine.state().muted).toBe(true)
  })

  test('a logout is carried out', async () => {
    const logOut = jest.fn()
    const { visit } = visitRig({ entry: anEntry([aGame()]), session: { logOut } })
    visit.bridge.events.emit('vs_logout_request', {})
    await visit.later()
    await Promise.resolve()
    expect(logOut).toHaveBeenCalledTimes(1)
  })
})
