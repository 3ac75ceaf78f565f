import { readForcedAt } from './experiments.js'

test('an address forces variants by pairs, and nothing by what is none', () => {
  const at = (query: string) => [...readForcedAt(`https://news.example.com/story?${query}`)]
  expect(at('vs_exp=lock:long')).toEqual([['lock', 'long']])
  expect(at('vs_exp=lock:long,cards:a&vs_exp=menu:off')).toEqual([
    ['lock', 'long'],
    ['cards', 'a'],
    ['menu', 'off'],
  ])
  for (const query of ['', 'vs_exp=', 'vs_exp=lock', 'vs_exp=lock:', 'vs_exp=:a', 'vs_exp=a:b:c']) {
    expect(at(query)).toEqual([])
  }
  expect(readForcedAt('no address').size).toBe(0)
  expect(readForcedAt(undefined).size).toBe(0)
})
