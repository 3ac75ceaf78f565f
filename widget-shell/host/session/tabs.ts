import { REFRESH_TOKEN } from './tokens'

/** The source of `storage` events from other tabs. */
export type Tabs = Pick<Window, 'addEventListener' | 'removeEventListener'>

interface Heard {
  signedIn: () => void
  signedOut: () => void
  /** Whether a token that stood there until now meant nothing to this tab. */
  isDisowned: (refreshToken: string) => boolean
}

/** Reports when another tab sets or removes the refresh token; a rotation does not change the player. */
export function followTabs(tabs: Tabs, on: Heard) {
  const onStorage = (event: Event) => {
    const { key, oldValue, newValue } = event as StorageEvent
    // A null key says that the whole storage was cleared.
    if (key === null) return on.signedOut()
    if (key !== REFRESH_TOKEN) return
    if (newValue === null) on.signedOut()
    else if (oldValue === null || on.isDisowned(oldValue)) on.signedIn()
  }
  tabs.addEventListener('storage', onStorage)
  return () => tabs.removeEventListener('storage', onStorage)
}
