import { laterParts } from '../engine/later/later_parts'
import { anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { keepMotion } from './keep_motion'

function rig(stored: Map<string, string>) {
  const { visit } = visitRig({ entry: anEntry(), stored })
  visit.engine.extend(laterParts)
  const stop = keepMotion(visit)
  const change = (stopped: boolean) => visit.emit('motion_changed', { stopped })
  return { change, stop, stopped: () => visit.engine.state().motionStopped }
}

test('what was stopped is stopped in the next visit, until it may move again', () => {
  const stored = new Map<string, string>()
  const first = rig(stored)
  expect(first.stopped()).toBeUndefined()
  first.change(true)
  first.stop()

  const second = rig(stored)
  expect(second.stopped()).toBe(true)
  second.change(false)
  expect(second.stopped()).toBe(false)
  second.stop()

  expect(rig(stored).stopped()).toBeUndefined()
})

test('nothing is stored of a reader who has stopped nothing', () => {
  const stored = new Map<string, string>()
  const { change } = rig(stored)
  change(false)
  expect(stored.size).toBe(0)
})
