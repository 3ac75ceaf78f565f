import type { GameMedia } from '@sidepick/rules/types'
import { picturesOf } from './pictures_of'

const NONE: ReadonlySet<string> = new Set()
const asset = (name: string, over: Partial<GameMedia> = {}): GameMedia => ({
  src: `/${name}.webp`,
  ...over,
})
const named = (names: string) => [...names].map((name) => asset(name))
const seen = (assets: GameMedia[], widthPx = 400, lost = NONE) =>
  picturesOf(assets, widthPx, lost).map(({ src, zoom }) => `${src} ${zoom}`)

test('three to six pictures stand in their order, and no more', () => {
  expect(seen(named('abc'))).toEqual(['/a.webp 1', '/b.webp 1', '/c.webp 1'])
  expect(seen(named('abcdefgh'))).toHaveLength(6)
})

test('fewer come again until there are three, drawn into further each time; none stay none', () => {
  expect(seen(named('ab'))).toEqual(['/a.webp 1', '/b.webp 1', '/a.webp 1.25'])
  expect(seen(named('a'))).toEqual(['/a.webp 1', '/a.webp 1.25', '/a.webp 1.5'])
  expect(seen([])).toEqual([])
})

test('of one picture’s sizes stands the smallest that is sharp enough, else the largest', () => {
  const boat = { description: 'a boat' }
  const sizes = [
    asset('large', { ...boat, minWidth: 1_200 }),
    asset('small', { ...boat, minWidth: 300 }),
    asset('middle', { ...boat, width: 600 }),
  ]
  expect(seen(sizes, 300)[0]).toBe('/small.webp 1')
  expect(seen(sizes, 301)[0]).toBe('/middle.webp 1')
  expect(seen(sizes, 601)[0]).toBe('/large.webp 1')
  expect(seen(sizes, 4_000)[0]).toBe('/large.webp 1')
})

test('what did not come is left out: a smaller size stands in, and a film leaves its picture', () => {
  const films = (mp4: string) => [{ previewVideoUrls: { mp4 } }]
  const assets = [
    asset('a', { visuallySimilarVideos: [...films('/a.mp4'), ...films('/b.mp4')] }),
    ...named('bcd'),
  ]
  expect(picturesOf(assets, 400, NONE)[0]).toMatchObject({ src: '/a.webp', film: '/a.mp4' })
  expect(picturesOf(assets, 400, new Set(['/a.mp4']))[0]?.film).toBeNull()
  expect(seen(assets, 400, new Set(['/b.webp']))).toEqual(['/a.webp 1', '/c.webp 1', '/d.webp 1'])
  expect(seen(named('a'), 400, new Set(['/a.webp']))).toEqual([])
})
