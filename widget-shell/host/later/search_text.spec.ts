import type { GameMedia } from '@sidepick/rules/types'
import { aGame, anEntry } from '../testing/fixtures'
import { playRig } from '../testing/play_rig'
import { searchTextOf } from './search_text'

const OWN = 'https://app.example.com/widget/w1'
const PAGE = 'https://news.example.com/story?a=1&vsQuery=lakes+%26+rivers'
const data = { query: 'boats', assets: [{ description: 'A red boat' }] }

interface Said {
  own?: string
  ref?: string
  customData?: typeof data
  csrAssets?: GameMedia[]
}

function textOf({ own = OWN, ref, customData, csrAssets }: Said) {
  const games = [aGame({ metadata: { csrAssets } })]
  const entry = anEntry(games, { init: { ref } })
  const { engine } = playRig({ games })
  return searchTextOf({ entry, engine }, own, customData)
}

describe('what is searched for', () => {
  test('stands in the query of our own page, or of the publisher’s', () => {
    expect(textOf({ ref: PAGE, customData: data })).toBe('lakes & rivers')
    expect(textOf({ own: `${OWN}?vsQuery=%20own%20`, ref: PAGE })).toBe('own')
  })

  test.each(['https://news.example.com/?vsQuery=%20', 'https://news.example.com/', 'no address'])(
    'is what the page’s data says where %s says nothing',
    (ref) => {
      expect(textOf({ ref, customData: data })).toBe('boats')
    }
  )

  test('is what the first picture shows where the data has no query', () => {
    const csrAssets = [{ src: 'https://img.example.com/1.jpg', description: 'A green boat' }]
    expect(textOf({ customData: { ...data, query: ' ' }, csrAssets })).toBe('A red boat')
    expect(textOf({ csrAssets })).toBe('A green boat')
    expect(textOf({ csrAssets: [{ src: 'https://img.example.com/1.jpg' }] })).toBe('')
  })

  test('is nothing where nobody says anything, and never more than the server takes', () => {
    expect(textOf({})).toBe('')
    expect(textOf({ ref: `${OWN}?vsQuery=${'x'.repeat(900)}` })).toHaveLength(500)
  })
})
