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

function rig(enableLocalCookies?: boolean) {
  const stored = new Map<string, string>()
  const values = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
  const entry = anEntry()
  const { config } = entry.bootstrap
  const flags = themeFlags(enableLocalCookies === undefined ? {} : { enableLocalCookies })
  entry.bootstrap = { ...entry.bootstrap, config: { ...config, themeFlags: flags } }
  const app = createStore()
  const learn = (adConsent: boolean | null) =>
    app.store.dispatch(pageLearned({ consent: consent(adConsent) }))
  return { stored, learn, kept: storeByConsent({ values, entry }, app) }
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
})
