import { isSeen, montageFrames, msOf, startFrame } from './timeline'

test.each([
  [3, 200],
  [4, 260],
  [5, 320],
  [6, 380],
])('a montage of %i pictures has %i frames', (pictures, frames) => {
  expect(montageFrames(pictures)).toBe(frames)
})

test('thirty frames are a second', () => {
  expect(msOf(30)).toBe(1_000)
  expect(msOf(montageFrames(3))).toBeCloseTo(6_666.67, 1)
})

test('a picture stands for 80 frames, of which it shares 20 with the next', () => {
  expect([0, 1, 2].map(startFrame)).toEqual([0, 60, 120])
  expect(montageFrames(3) - startFrame(2)).toBe(80)
})

test('two pictures are seen while one goes over into the next, and else one', () => {
  const seen = (atMs: number) => [0, 1, 2].filter((index) => isSeen(index, atMs, 3))
  expect(seen(0)).toEqual([0])
  expect(seen(1_999)).toEqual([0])
  expect(seen(2_100)).toEqual([0, 1])
  expect(seen(2_700)).toEqual([1])
  expect(seen(6_600)).toEqual([2])
})
