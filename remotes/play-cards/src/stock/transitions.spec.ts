import { keyframesOf, TRANSITION_NAMES, transitionOf } from './transitions'

test('there are ten, each once, and a game keeps its own', () => {
  expect(new Set(TRANSITION_NAMES).size).toBe(10)
  const used = Array.from({ length: 10 }, (_, index) => transitionOf(4_711, index))
  expect(new Set(used).size).toBe(10)
  expect(transitionOf(4_711, 3)).toBe(used[3])
})

test('the first picture is there from the start', () => {
  const [first, last] = keyframesOf(0, 3, 'fade')
  expect(first).toEqual(last)
  expect(first).toMatchObject({ opacity: 1 })
})

test.each(TRANSITION_NAMES)('%s: unseen until its time, whole after 20 frames', (name) => {
  const frames = keyframesOf(1, 3, name)
  const offsets = frames.map(({ offset }) => offset)
  expect(frames.slice(0, 2).map(({ opacity }) => opacity)).toEqual([0, 0])
  expect(offsets).toEqual([0, 60 / 200, 60 / 200, 80 / 200, 1])
  expect(frames.at(-1)).toMatchObject({ opacity: 1, transform: 'none' })
  expect(frames[3]).toEqual({ ...frames[4], offset: frames[3]?.offset })
})
