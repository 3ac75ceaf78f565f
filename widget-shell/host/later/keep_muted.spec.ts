import { pageOptions } from '../bridge/page_options'
import { pageLearned } from '../store/widget_slice'
import { anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { keepMuted } from './keep_muted'

function rig(stored: Map<string, string>) {
  const { visit } = visitRig({ entry: anEntry(), stored })
  const stop = keepMuted(visit)
  return {
    visit,
    stop,
    /** A game starts muted, so that turning sound off takes two presses of its switch. */
    press: () => visit.emit('mute_toggled', {}),
    staysMuted: () => visit.engine.state().staysMuted,
  }
}

test('who turned sound off hears none in the next visit, until they turn it on', () => {
  const stored = new Map<string, string>()
  const first = rig(stored)
  first.press()
  first.press()
  first.stop()

  const second = rig(stored)
  expect(second.staysMuted()).toBe(true)
  second.press()
  second.stop()

  expect(rig(stored).staysMuted()).toBe(false)
  expect(stored.size).toBe(0)
})

test('what the page wants is not taken for the wish of its player', () => {
  const stored = new Map<string, string>()
  const { visit, staysMuted } = rig(stored)
  const options = { ...pageOptions(), muted: true }
  visit.app.store.dispatch(pageLearned({ options }))
  visit.engine.send({ type: 'kept_muted' })
  expect(staysMuted()).toBe(true)
  expect(stored.size).toBe(0)
})
