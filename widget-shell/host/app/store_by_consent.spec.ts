import { createHostEvents } from '../bridge/host_events'
import type { ConsentData } from '../bridge/page_data'
import { createStore } from '../store/store'
import { pageLearned } from '../store/widget_slice'
import { anEntry, themeFlags } from '../testing/fixtures'
import { storeByConsent } from './store_by_consent'

const consent = (adConsent: boolean | null): ConsentData => ({
  gdprApplies: true,
  tcString: null,
  gppString: null,
  uspString: null,
  adConsent,
})

function rig(enableLocalCookies?: boolean, { frameName = '', isClosed = false } = {}) {
  const stored = new Map<string, string>()
  const values = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    isClosed: () => isClosed,
  }
  const entry = anEntry()
  const { config } = entry.bootstrap
  const flags = themeFlags(enableLocalCookies === undefined ? {} : { enableLocalCookies })
  entry.bootstrap = { ...entry.bootstrap, config: { ...config, themeFlags: flags } }
  const app = createStore()
  const learn = (adConsent: boolean | null) =>
    app.store.dispatch(pageLearned({ consent: consent(adConsent) }))
  const keptByPage: unknown[] = []
  const bridge = {
    events: createHostEvents(),
    handshake: () => Promise.resolve(null),
    greeted: new Promise<never>(() => {}),
    send: (...message: unknown[]) => void keptByPage.push(message),
    close: () => undefined,
  }
  const kept = storeByConsent({ values, entry, bridge, frameName }, app)
  return { stored, learn, kept, keptByPage }
}

describe('the storage of a visit', () => {
  it('stores at once where no law asks the reader first', () => {
    const { stored, kept } = rig()
    kept.set('vs:news:playedGames', '1')
    expect(stored.size).toBe(1)
  })

  it.each([undefined, false])('waits for the consent with enableLocalCookies %s', (flag) => {
    const { stored, learn, kept } = rig(flag)
    learn(null)
    kept.set('vs:news:playedGames', '1')
    learn(false)
    expect(stored.size).toBe(0)
    learn(true)
    expect(stored.get('vs:news:playedGames')).toBe('1')
  })

  it('does not wait where the partner says that it need not', () => {
    const { stored, learn, kept } = rig(true)
    learn(null)
    kept.set('vs:news:playedGames', '1')
    expect(stored.size).toBe(1)
  })

  const HOST = anEntry().host
  const PLAYED = '{"v":1,"data":[{"gameId":"g1"}]}'
  const SEEN = '{"v":1,"data":["g1"]}'

  it('leaves with the page around which games were seen, until the reader agrees', () => {
    const { learn, kept, keptByPage } = rig()
    learn(null)
    kept.set(`vs:${HOST}:playedGames`, PLAYED)
    learn(true)
    expect(keptByPage).toEqual([
      ['vs_keep', { state: JSON.stringify({ [`vs:${HOST}:sentGames`]: SEEN }) }],
      ['vs_keep', { state: '' }],
    ])
  })

  it('leaves them there where the browser stores nothing', () => {
    const { kept, keptByPage } = rig(true, { isClosed: true })
    kept.set(`vs:${HOST}:playedGames`, PLAYED)
    expect(keptByPage).toHaveLength(1)
  })

  it('knows in a frame that was moved, and starts again, what was seen', () => {
    const frameName = JSON.stringify({ [`vs:${HOST}:sentGames`]: SEEN })
    const { kept } = rig(undefined, { frameName })
    expect(kept.get(`vs:${HOST}:sentGames`)).toBe(SEEN)
    expect(kept.get(`vs:${HOST}:playedGames`)).toBeNull()
  })
})
