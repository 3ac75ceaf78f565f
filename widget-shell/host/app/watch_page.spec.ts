import { aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'

describe('what the page says before the cards stand', () => {
  test.each(['vs_init', 'vs_visibility'] as const)('%s tells how much is in view', (action) => {
    const { visit } = visitRig({ entry: anEntry([aGame()]) })
    visit.bridge.events.emit(action, {
      inView: 0.2,
      ratio: 0.2,
      viewport: { w: 1280, h: 900 },
      embedOptions: {},
    } as never)
    expect(visit.engine.state().inView).toBe(false)
  })

  test('a frame larger than the window is in view with all that the window can show', () => {
    const { visit } = visitRig({ entry: anEntry([aGame()]) })
    const viewport = { w: window.innerWidth, h: window.innerHeight * 0.6 }
    const see = (ratio: number) => visit.bridge.events.emit('vs_visibility', { ratio })
    visit.bridge.events.emit('vs_viewport', viewport)
    see(0.5)
    expect(visit.engine.state().inView).toBe(true)
    see(0.45)
    expect(visit.engine.state().inView).toBe(false)
    visit.bridge.events.emit('vs_viewport', { ...viewport, h: viewport.h / 2 })
    expect(visit.engine.state().inView).toBe(true)
  })

  test('a pause silences', () => {
    const { visit } = visitRig({ entry: anEntry([aGame()]) })
    visit.engine.send({ type: 'gameplay_started' })
    visit.bridge.events.emit('vs_pause', {})
    expect(visit.engine.state().muted).toBe(true)
  })

  test('the end of a pause brings the sound back that it took, and no other', () => {
    const { visit } = visitRig({ entry: anEntry([aGame()]) })
    const { engine, bridge } = visit
    bridge.events.emit('vs_pause', {})
    bridge.events.emit('vs_resume', {})
    expect(engine.state().muted).toBe(true)
    engine.send({ type: 'gameplay_started' })
    expect(engine.state().muted).toBe(false)
    bridge.events.emit('vs_pause', {})
    bridge.events.emit('vs_pause', {})
    bridge.events.emit('vs_resume', {})
    expect(engine.state().muted).toBe(false)
    bridge.events.emit('vs_resume', {})
    expect(engine.state().muted).toBe(false)
  })

  test('window, consent and place are kept for who asks', () => {
    const { visit } = visitRig({ entry: anEntry([aGame()]) })
    const consent = { gdprApplies: true, tcString: 'CP', gppString: null, uspString: null }
    visit.bridge.events.emit('vs_viewport', { w: 1280, h: 800 })
    visit.bridge.events.emit('vs_consent_data', { ...consent, adConsent: false })
    visit.bridge.events.emit('vs_placed', { place: 'docked' })
    expect(visit.app.store.getState().widget).toMatchObject({
      viewport: { w: 1280, h: 800 },
      consent: { adConsent: false },
      place: 'docked',
    })
  })

  test('a page that wants no sound has none until the player does', () => {
    const { visit } = visitRig({ entry: anEntry([aGame()]) })
    const { engine, bridge } = visit
    bridge.events.emit('vs_init', {
      inView: 1,
      viewport: { w: 1280, h: 900 },
      embedOptions: { given: 'muted,' },
    } as never)
    engine.send({ type: 'gameplay_started' })
    expect(engine.state().muted).toBe(true)
    bridge.events.emit('vs_pause', {})
    bridge.events.emit('vs_resume', {})
    expect(engine.state().muted).toBe(true)
    engine.send({ type: 'mute_toggled' })
    expect(engine.state().muted).toBe(false)
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
