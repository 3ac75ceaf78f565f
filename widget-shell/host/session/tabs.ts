import { REFRESH_TOKEN } from './tokens'

/** Where the browser tells what other tabs did to local storage. */
export type Tabs = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Hears of the refresh token coming and going in another tab; its rotation changes nothing about who plays. */
export function followTabs(tabs: Tabs, on: { signedIn: () => void; signedOut: () => void }) {
  const onStorage = (event: Event) => {
    const { key, oldValue, newValue } = event as StorageEvent
    // A null key says that the whole storage was cleared.
    if (key === null) return on.signedOut()
    if (key !== REFRESH_TOKEN) return
    if (newValue === null) on.signedOut()
    else if (oldValue === null) on.signedIn()
  }
  tabs.addEventListener('storage', onStorage)
  return () => tabs.removeEventListener('storage', onStorage)
}
