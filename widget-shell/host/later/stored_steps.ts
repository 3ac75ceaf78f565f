import type { KeyValues } from '../picks/local_store'

interface StoredNumber {
  read: () => number | null
  put: (value: number) => void
}

/** How far a visitor has come, kept for each publisher's site. */
export interface StoredSteps {
  /** Games the stranger had played when an account was last suggested. */
  promptedAt: StoredNumber
  /** Games of an unfinished set. */
  setPlayed: StoredNumber
}

function storedNumber(values: KeyValues, key: string): StoredNumber {
  return {
    read() {
      const stored = values.get(key)
      const games = stored === null ? Number.NaN : Number(stored)
      return Number.isInteger(games) && games > 0 ? games : null
    },
    put: (games) => values.set(key, String(games)),
  }
}

export const createStoredSteps = (values: KeyValues, host: string): StoredSteps => ({
  promptedAt: storedNumber(values, `vs:${host}:onboardingStep`),
  setPlayed: storedNumber(values, `vs:${host}:setStep`),
})
