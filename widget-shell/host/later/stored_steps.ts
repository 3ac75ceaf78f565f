import type { KeyValues } from '../picks/local_store'

interface StoredNumber {
  read: () => number | null
  put: (value: number) => void
}

/** How far a stranger has come, kept for each publisher's site. */
export interface StoredSteps {
  /** Games the stranger had played when an account was last suggested. */
  promptedAt: StoredNumber
}

export function createStoredSteps(values: KeyValues, host: string): StoredSteps {
  const key = `vs:${host}:onboardingStep`
  return {
    promptedAt: {
      read() {
        const stored = values.get(key)
        const games = stored === null ? Number.NaN : Number(stored)
        return Number.isInteger(games) && games > 0 ? games : null
      },
      put: (games) => values.set(key, String(games)),
    },
  }
}
