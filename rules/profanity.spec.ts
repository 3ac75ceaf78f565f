import { isProfane } from './profanity.js'
import { PROFANE_WORDS } from './profanity_words.js'

describe('isProfane', () => {
  test.each([...PROFANE_WORDS])('finds %s in any case and at either end', (word) => {
    expect(isProfane(word.toUpperCase())).toBe(true)
    expect(isProfane(`maya_${word}`)).toBe(true)
    expect(isProfane(`${word}.maya`)).toBe(true)
  })

  test.each([
    'Fuck-99',
    'fuck99',
    '99fuck',
    'fuck2you',
    'sh1t',
    '5h1t',
    'sh1t4',
    'a55',
    'b00b5',
    '99m1erda7',
    'assho1e',
    'b17ch',
    'f.u.c.k',
    'f_u_c_k',
    'Cabrón',
    'COÑO',
    'con\u0303o',
    'm1erda',
    'put4',
  ])('finds the word in %s', (name) => {
    expect(isProfane(name)).toBe(true)
  })

  test.each([
    'Scunthorpe',
    'classic',
    'Cassandra',
    'shiitake',
    'disputa',
    'Ana1',
    'ana.l',
    'cono',
    'año',
    '455',
    'maya_455',
    '1234fa95',
    'p81a5507',
    'magna-cum-laude',
    'van.dyke',
    'Dick',
    'Concha',
    'José_99',
    'Ольга-7',
    '中村',
    '...',
    '',
  ])('leaves %j alone', (name) => {
    expect(isProfane(name)).toBe(false)
  })
})

describe('the list of words', () => {
  test('is written as names are compared, so that every word can be found', () => {
    for (const word of PROFANE_WORDS) expect(word).toMatch(/^[a-zñ]{3,}$/)
  })
})
