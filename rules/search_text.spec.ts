import { isProfane } from './profanity.js'
import { safeSearchText } from './search_text.js'
import { STOCK_WORDS } from './stock_words.js'

describe('safeSearchText', () => {
  test.each(['cats', 'a walk in Scunthorpe', '', '  ', 'Dick Whittington', '455', 'año nuevo'])(
    'leaves %j as it is',
    (text) => {
      expect(safeSearchText(text)).toBe(text)
    }
  )

  test.each(['what the fuck', 'FUCK', 'sh1t happens', 'una mierda grande', 'f u c k'])(
    'puts a neutral word in place of %j',
    (text) => {
      expect(STOCK_WORDS).toContain(safeSearchText(text))
    }
  )

  test('chooses each of the words as often as any other', () => {
    const chosen = STOCK_WORDS.map((_, n) =>
      safeSearchText('fuck', () => (n + 0.5) / STOCK_WORDS.length)
    )
    expect(chosen).toEqual([...STOCK_WORDS])
    expect(safeSearchText('fuck', () => 0.999_999)).toBe(STOCK_WORDS.at(-1))
    expect(safeSearchText('fuck', () => 0)).toBe(STOCK_WORDS[0])
  })
})

describe('the stock words', () => {
  test('are twenty, each once, and offend nobody', () => {
    expect(new Set(STOCK_WORDS).size).toBe(20)
    for (const word of STOCK_WORDS) expect(isProfane(word)).toBe(false)
  })
})
