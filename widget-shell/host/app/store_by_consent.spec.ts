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

  it('is the memory of the page around, until the reader agrees', () => {
    const { learn, kept, keptByPage } = rig()
    learn(null)
    kept.set('vs:news:playedGames', '1')
    learn(true)
    expect(keptByPage).toEqual([
      ['vs_keep', { state: '{"vs:news:playedGames":"1"}' }],
      ['vs_keep', { state: '' }],
    ])
  })

  it('is the same memory where the browser stores nothing', () => {
    const { kept, keptByPage } = rig(true, { isClosed: true })
    kept.set('vs:news:playedGames', '1')
    expect(keptByPage).toHaveLength(1)
  })

  it('goes on in a frame that was moved, and starts again', () => {
    const { kept } = rig(undefined, { frameName: '{"vs:news:playedGames":"1"}' })
    expect(kept.get('vs:news:playedGames')).toBe('1')
  })
})
