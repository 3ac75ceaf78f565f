import { act, render, screen } from '@testing-library/react'
import type { Host, ScreenProps } from '@sidepick/card-kit'
import { aModule, fakeLoader } from '../testing/fake_loader'
import { aRemote } from '../testing/fixtures'
import { browserWaiting } from './remote_loader'
import { RemoteError } from './remote_errors'
import { createRemotes } from './remotes'
import { ScreenSlot } from './screen_slot'

test('a screen whose remote failed before is asked for again by whoever opens it', async () => {
  const Login = () => <p>the screen</p>
  const late = new RemoteError('timeout', 'longer than 8000 ms')
  const { loader } = fakeLoader({ 'play-cards': [late, aModule({}, '1.0', { Login })] })
  const remotes = createRemotes({
    entries: [aRemote({ cards: [], screens: [{ name: 'Login' }] })],
    loader,
    waiting: browserWaiting,
    contract: '1.0',
    hostFor: () => ({}) as Host,
    report: () => undefined,
  })
  await remotes.load('play-cards')
  expect(remotes.stateOf('play-cards').status).toBe('failed')
  await act(async () => {
    render(
      <ScreenSlot
        remotes={remotes}
        screen={{ name: 'Login' } as ScreenProps}
        errorView={() => <p>failed</p>}
        renderFailed={() => undefined}
      />
    )
  })
  expect(await screen.findByText('the screen')).toBeInTheDocument()
})
