import type { Host } from '@sidepick/card-kit'
import type { Faults } from '@sidepick/card-kit/forms/faults'
import { emptyDraft, type Draft } from './draft'

interface SignUpState {
  draft: Draft
  faults: Faults
  alert: string | null
  /** Grows with every refusal, so that focus and shake follow each of them. */
  round: number
  /** The account exists; what was typed is forgotten. */
  finished: boolean
}

export type SignUpStore = ReturnType<typeof createStore>

const fresh = (): SignUpState => ({
  draft: emptyDraft(),
  faults: {},
  alert: null,
  round: 0,
  finished: false,
})

function createStore() {
  let state = fresh()
  const listeners = new Set<() => void>()
  const change = (changes: Partial<SignUpState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    fill: (changes: Partial<Draft>) =>
      change({
        draft: { ...state.draft, ...changes },
        faults: without(state.faults, changes),
        alert: null,
      }),
    refuse: (faults: Faults, alert: string | null = null) =>
      change({ faults, alert, round: state.round + 1 }),
    /** Before a step is shown that nothing was said against yet. */
    calm: () => change({ faults: {}, alert: null }),
    finish: () => change({ ...fresh(), finished: true }),
    restart: () => change(fresh()),
  }
}

const without = (faults: Faults, changes: Partial<Draft>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changes)))

const stores = new WeakMap<Host, SignUpStore>()

/** What this visit has filled in so far. It lives in memory alone, for a password is in it. */
export function signUpStoreOf(host: Host): SignUpStore {
  const store = stores.get(host) ?? createStore()
  stores.set(host, store)
  return store
}
