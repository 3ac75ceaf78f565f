import { render, type RenderResult } from '@testing-library/react'
import { useState } from 'react'
import { HostProvider, type Emit, type Host, type ScreenProps } from '@sidepick/card-kit'
import { fakeHost, screenProps, type FakeHost } from '@sidepick/card-kit/testing'
import entries from '../../screens.json'
import * as entryScreens from '../entry_screens'

export interface Walk extends RenderResult {
  host: FakeHost
  /** Addresses that the back button leads through, the one that is shown last. */
  trail: string[]
}

function screenAt(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://app.example')
  const { name = '' } = entries.find(({ path }) => path === pathname) ?? {}
  const Screen = entryScreens[name as keyof typeof entryScreens]
  if (!Screen) throw new Error(`No screen of getting in has the address ${address}`)
  return { Screen, name, query: Object.fromEntries(searchParams) }
}

/** Opens an address of the account, and follows where its screens lead as the platform does. */
export function walk(
  start: string,
  overrides: Partial<ScreenProps> = {},
  hostOverrides: Partial<Host> = {}
): Walk {
  const host = fakeHost({ locale: overrides.locale ?? 'en-us', ...hostOverrides })
  const trail = [start]

  function App() {
    const [address, setAddress] = useState(start)
    const [emit] = useState((): Emit => (name, data) => {
      host.emit(name, data)
      if (name !== 'navigated') return
      const { to, replace } = data as { to: string; replace?: boolean }
      if (replace) trail.pop()
      trail.push(to)
      setAddress(to)
    })
    const { Screen, name, query } = screenAt(address)
    return (
      <HostProvider host={host}>
        <Screen key={address} {...screenProps({ ...overrides, name, query, emit })} />
      </HostProvider>
    )
  }
  return { ...render(<App />), host, trail }
}
