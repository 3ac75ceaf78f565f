/** @jest-environment node */
import { startInOrder } from './start_in_order'

test('parts start in order and stop in reverse, those that need no stop apart', () => {
  const happened: string[] = []
  const part = (name: string) => () => {
    happened.push(`${name} starts`)
    return () => void happened.push(`${name} stops`)
  }
  const stop = startInOrder([
    part('session'),
    () => void happened.push('a question is asked'),
    part('ads'),
  ])
  expect(happened).toEqual(['session starts', 'a question is asked', 'ads starts'])
  happened.length = 0
  stop()
  expect(happened).toEqual(['ads stops', 'session stops'])
})
