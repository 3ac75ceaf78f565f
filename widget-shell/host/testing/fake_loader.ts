import type { Card, RemoteModule, Screen } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'
import type { RemoteLoader } from '../federation/remote_loader'

type Outcome = RemoteModule | Error | 'hang'

/** A module that registers the given cards and screens. */
export const aModule = (
  cards: Record<string, Card>,
  contract = '1.0',
  screens: Record<string, Screen> = {}
): RemoteModule => ({
  contract,
  register: () => cards,
  screens: () => screens,
})

/** Gives each remote what the test says, attempt by attempt; the last one holds. */
export function fakeLoader(outcomes: Record<string, Outcome | Outcome[]>) {
  const asked: string[] = []
  const held: {
    id: string
    arrive: (module: RemoteModule) => void
    break: (error: Error) => void
  }[] = []
  const loader: RemoteLoader = {
    load(entry: RemoteEntry) {
      asked.push(entry.id)
      const list = [entry.id in outcomes ? outcomes[entry.id] : new Error('unknown remote')].flat()
      const attempt = asked.filter((id) => id === entry.id).length
      const outcome = list[Math.min(attempt, list.length) - 1]
      if (outcome instanceof Error) return Promise.reject(outcome)
      if (outcome !== 'hang') return Promise.resolve(outcome as RemoteModule)
      return new Promise((arrive, reject) => held.push({ id: entry.id, arrive, break: reject }))
    },
  }
  return { loader, asked, held }
}
