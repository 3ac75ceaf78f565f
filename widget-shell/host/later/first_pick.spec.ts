import { firstPick } from './first_pick'
import { laterRig, stopVisit } from '../testing/later_rig'

afterEach(stopVisit)

test('what waits for the first pick runs with it, and at once when one is made', async () => {
  const { visit } = await laterRig()
  const ran = jest.fn()
  void firstPick(visit.engine).then(ran)
  await Promise.resolve()
  expect(ran).not.toHaveBeenCalled()
  visit.engine.send({ type: 'side_picked', side: 'A', key: 'k', pickedAt: '' })
  await firstPick(visit.engine)
  expect(ran).toHaveBeenCalledTimes(1)
})
