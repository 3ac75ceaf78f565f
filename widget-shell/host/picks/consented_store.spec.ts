import { consentedStore } from './consented_store'
import { readKept, writeKept } from './kept_by_page'

function rig(agreed = false) {
  const stored = new Map<string, string>([['vs:old', 'before']])
  const values = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
  const reader = { agreed }
  const told: string[] = []
  const kept = consentedStore(values, {
    mayStore: () => reader.agreed,
    held: new Map(),
    onHeld: (held) => told.push(writeKept(held)),
  })
  return { stored, reader, kept, told }
}

describe('what is kept of a reader who has not agreed', () => {
  it('is known to this frame, and stored nowhere', () => {
    const { stored, kept } = rig()
    kept.set('vs:news:playedGames', '1')
    kept.release()
    expect(kept.get('vs:news:playedGames')).toBe('1')
    expect([...stored.keys()]).toEqual(['vs:old'])
    kept.remove('vs:news:playedGames')
    expect(kept.get('vs:news:playedGames')).toBeNull()
  })

  it('is stored as soon as they agree', () => {
    const { stored, reader, kept } = rig()
    kept.set('vs:old', 'now')
    reader.agreed = true
    kept.release()
    expect(stored.get('vs:old')).toBe('now')
    kept.set('vs:new', '2')
    expect(stored.get('vs:new')).toBe('2')
  })

  it('keeps what is newer, where it is written before the rest is let go', () => {
    const { stored, reader, kept } = rig()
    kept.set('vs:old', 'held')
    reader.agreed = true
    kept.set('vs:old', 'newer')
    kept.release()
    expect(kept.get('vs:old')).toBe('newer')
    expect(stored.get('vs:old')).toBe('newer')
  })

  it('leaves the token of a session alone, which they asked for by signing in', () => {
    const { stored, kept } = rig()
    kept.set('refresh_token', 'rt')
    expect(stored.get('refresh_token')).toBe('rt')
  })

  it('is told to the page around with each change, and no longer once it is stored', () => {
    const { reader, kept, told } = rig()
    kept.set('vs:news:playedGames', '1')
    kept.set('refresh_token', 'rt')
    kept.remove('vs:other')
    reader.agreed = true
    kept.release()
    expect(told).toEqual(['{"vs:news:playedGames":"1"}', ''])
    expect([...readKept(told[0]!)]).toEqual([['vs:news:playedGames', '1']])
  })
})

describe('what the page around hands back', () => {
  it.each([
    ['', []],
    ['a name of the page', []],
    ['"vs:text"', []],
    ['null', []],
    ['[1,2]', []],
    ['{"vs:a":"1","vs:b":2,"refresh_token":"rt","__proto__":"x"}', [['vs:a', '1']]],
  ])('%s is read with care', (name, entries) => {
    expect([...readKept(name)]).toEqual(entries)
  })
})
