import { consentedStore } from './consented_store'
import { readKept, writeKept } from './kept_by_page'

const SEEN_ONE = JSON.stringify({ 'vs:news:sentGames': '{"v":1,"data":["g1"]}' })

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
    onHeld: (held) => told.push(writeKept(held, 'news')),
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

  it('tells the page around which games were seen with each change, and nothing of the picks', () => {
    const { reader, kept, told } = rig()
    const pick = { gameId: 'g1', side: 'A', key: 'k', pickedAt: 'now' }
    kept.set('vs:news:playedGames', JSON.stringify({ v: 1, data: [pick] }))
    kept.set('refresh_token', 'rt')
    kept.remove('vs:other')
    reader.agreed = true
    kept.release()
    expect(told).toEqual([SEEN_ONE, ''])
    expect([...readKept(SEEN_ONE, 'news')]).toEqual([
      ['vs:news:sentGames', '{"v":1,"data":["g1"]}'],
    ])
    expect([...readKept(SEEN_ONE, 'other')]).toEqual([])
  })

  it('tells so many games as fit into a message', () => {
    const data = Array.from({ length: 500 }, (_one, at) => `${at}`.padStart(36, '0'))
    const held = new Map([['vs:news:sentGames', JSON.stringify({ v: 1, data })]])
    expect(writeKept(held, 'news').length).toBeLessThan(12_000)
  })
})

describe('what the page around hands back', () => {
  it.each([
    '',
    'a name of the page',
    'null',
    '[1,2]',
    '{"vs:news:lockingPicks":"{\\"v\\":1,\\"data\\":[{\\"gameId\\":\\"g1\\",\\"side\\":\\"A\\"}]}"}',
    '{"vs:news:playedGames":"{\\"v\\":1,\\"data\\":[{\\"gameId\\":\\"g1\\",\\"side\\":\\"A\\"}]}"}',
    '{"vs:waits":"x","vs:news:sentGames":"{\\"v\\":1,\\"data\\":[1,null,\\"<b>\\"]}","refresh_token":"rt"}',
  ])('%s makes no pick and stores nothing', (name) => {
    expect([...readKept(name, 'news')]).toEqual([])
  })
})
