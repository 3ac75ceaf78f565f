import { createHandBack } from './hand_back'

const STATE = 'S'.repeat(43)
const ORIGIN = 'https://app.example.com'

function rig(search: string, referrer = `${ORIGIN}/widget/w1`, kept: Record<string, string> = {}) {
  const shown: string[] = []
  const page = {
    location: { href: `${ORIGIN}/auth/login${search}`, origin: ORIGIN },
    history: {
      state: null,
      replaceState: (_state: null, _title: '', url: string) => shown.push(url),
    },
    document: { referrer },
    parent: null as unknown,
  }
  page.parent = page
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  const make = () => createHandBack(page as never, () => storage as Storage, 'paper.example')
  return { page, make, shown, kept }
}

test('takes the game that waits out of the address, and keeps it for a reload', () => {
  const { make, shown, kept } = rig(`?lang=en-us&waits=${STATE}`)
  expect(make().game()).toEqual({ state: STATE, site: 'paper.example' })
  expect(shown).toEqual(['/auth/login?lang=en-us'])
  expect(rig('', '', kept).make().game()?.state).toBe(STATE)
})

test('knows the page of the game still when it is loaded again for another one', () => {
  const { make, page, kept } = rig('')
  make().expect({ state: STATE, site: 'other.example' })
  const storage = { getItem: (key: string) => kept[key] ?? null, setItem: () => undefined }
  const again = createHandBack(page as never, () => storage as never, 'accounts.google.com')
  expect(again.game()).toEqual({ state: STATE, site: 'other.example' })
})

test('forgets it once it is dropped', () => {
  const { make, kept } = rig(`?waits=${STATE}`)
  const handBack = make()
  handBack.drop()
  expect(handBack.game()).toBeNull()
  expect(kept).toEqual({})
})

test.each([
  ['another site', 'https://evil.example/'],
  ['a site whose name begins like ours', `${ORIGIN}.evil.example/`],
  ['nobody who says so', ''],
  ['something that is no address', 'app.example.com'],
])('believes no state that %s led here with', (_who, referrer) => {
  const { make, kept } = rig(`?waits=${STATE}`, referrer)
  expect(make().game()).toBeNull()
  expect(kept).toEqual({})
})

test.each(['', 'short', `${STATE}x`, '%00'])('believes no state such as "%s"', (state) => {
  expect(rig(`?waits=${state}`).make().game()).toBeNull()
})

test('believes none inside a frame', () => {
  const { page, make } = rig(`?waits=${STATE}`)
  page.parent = {}
  expect(make().game()).toBeNull()
})

test('asks where the game has a storage of its own, and has nothing to ask where it has this one', () => {
  const apart = rig(`?waits=${STATE}`).make()
  expect(apart.meet(null)).toBeNull()
  expect(apart.step()).toBe('ask')
  const shared = rig(`?waits=${STATE}`).make()
  expect(shared.meet(STATE)?.state).toBe(STATE)
  expect(shared.step()).toBe('given')
  expect(shared.game()).toBeNull()
})
