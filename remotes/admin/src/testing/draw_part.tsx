import { useHost, type Http } from '@sidepick/card-kit'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { ConsoleContext, type ConsoleParts } from '../app/console_context'
import { useAdminEndpoints } from '../endpoints'
import { partsOver } from './parts'

interface Given extends Partial<ConsoleParts> {
  /** Address below the console's path. */
  at?: string
}

/** Draws a part of the console over the calls that the case answers; as a super admin sees it, until told otherwise. */
export function drawPart(part: ReactNode, http: Http, { at = '/', ...given }: Given = {}) {
  function Part() {
    const host = useHost()
    const state = useAdminEndpoints()
    if (state.status !== 'ready') return null
    const { endpoints } = state
    return (
      <ConsoleContext value={{ ...partsOver(host, http), endpoints, ...given }}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </ConsoleContext>
    )
  }
  const { host } = openScreen(Part, http)
  return {
    /** What was said to whoever acts, oldest first. */
    toasts: () => host.emitted.flatMap(({ name, data }) => (name === 'toast' ? [data] : [])),
  }
}
