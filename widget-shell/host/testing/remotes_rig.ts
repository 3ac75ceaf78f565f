import type { Card, Host } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'
import { browserWaiting } from '../federation/remote_loader'
import { createRemotes } from '../federation/remotes'
import { aModule, fakeLoader } from './fake_loader'
import { aRemote } from './fixtures'

export const Question: Card = () => null
export const good = aModule({ Question })

/** One remote, whose loader gives what the test says. */
export function remotesRig(
  outcomes: Parameters<typeof fakeLoader>[0],
  over: Partial<RemoteEntry> = {}
) {
  const { loader, asked, held } = fakeLoader(outcomes)
  const reported: string[] = []
  const remotes = createRemotes({
    entries: [aRemote(over)],
    loader,
    waiting: browserWaiting,
    contract: '1.0',
    hostFor: () => ({}) as Host,
    report: (entry, error) => reported.push(`${entry.id} ${error.reason}`),
  })
  return { remotes, asked, held, reported, state: () => remotes.stateOf('play-cards') }
}
