import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card } from '@sidepick/card-kit'
import { toastRaised } from '../store/widget_slice'
import { aBootstrap, aGame, anEntry, aRemote } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { createRetry } from './retry'

const answer = {
  refreshToken: 'r',
  accessToken: 'a',
  accessTokenExpiresIn: 900,
  method: 'sign_up' as const,
}
const AuthScreen: Card = ({ rule, emit }) => (
  <form>
    <p>screen {String(rule.props?.screen)}</p>
    <input aria-label="E-mail" />
    <button type="button" onClick={() => emit('signed_in', answer)}>
      Go
    </button>
  </form>
)

const auth = aRemote({
  id: 'auth',
  cards: ['AuthScreen', 'SignOnCard'],
  critical: false,
  fallback: 'toast',
})

async function open(over: { cards?: Record<string, Record<string, Card>> } = {}) {
  document.body.innerHTML = '<button>before</button><div id="vs-root"></div>'
  const bootstrap = aBootstrap({ remotes: [aRemote(), auth] })
  const rig = visitRig({
    entry: anEntry([aGame()], { bootstrap }),
    cards: { auth: { AuthScreen } },
    ...over,
  })
  await act(() => rig.start(document.getElementById('vs-root') as HTMLElement))
  return rig
}

describe('the screen of the auth remote', () => {
  test('opens over the game with the keyboard inside, and Escape hands the focus back', async () => {
    const rig = await open()
    const yes = screen.getByRole('button', { name: 'Yes' })
    yes.focus()
    await act(async () => rig.visit.emit('auth_requested', { screen: 'sign_up' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign up or sign in' })
    expect(await screen.findByText('screen sign_up')).toBeInTheDocument()
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(yes).toHaveFocus()
  })

  test('holds the game while it is open', async () => {
    const rig = await open()
    await act(async () => rig.visit.emit('auth_requested', { screen: 'sign_in' }))
    expect(rig.visit.engine.state().holds).toEqual(['dialog'])
    await act(async () => rig.visit.emit('auth_closed', {}))
    expect(rig.visit.engine.state().holds).toEqual([])
  })

  test('hands the tokens to the session and closes', async () => {
    const rig = await open()
    await act(async () => rig.visit.emit('auth_requested', { screen: 'sign_up' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Go' }))
    await waitFor(() => expect(rig.signIn).toHaveBeenCalledWith(answer))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that cannot be loaded says so and offers another try', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const rig = await open({ cards: {} })
    await act(async () => rig.visit.emit('auth_requested', { screen: 'sign_up' }))
    expect(
      await screen.findByText('This screen could not be loaded.', {}, { timeout: 2000 })
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    jest.restoreAllMocks()
  })

  test('is not fetched before the first answer', async () => {
    const rig = await open()
    expect(rig.asked).toEqual(['play-cards'])
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(rig.asked).toEqual(['play-cards', 'auth']))
  })
})

describe('notices', () => {
  test('a refused pick raises an alert that OK closes', async () => {
    const rig = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await act(async () => {
      rig.visit.engine.send({ type: 'ticked', elapsedMs: 3000 })
      rig.visit.engine.send({
        type: 'pick_refused',
        gameId: 'g1',
        message: 'Game is closed',
        gameGone: false,
      })
    })
    const alert = screen.getByRole('alertdialog', { name: 'Your pick did not count' })
    expect(alert).toHaveTextContent('Game is closed')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(rig.visit.engine.state()).toMatchObject({
      phase: 'question',
      holds: [],
      game: { id: 'g1' },
    })
  })

  test.each([
    ['info', 4000],
    ['error', 6000],
  ] as const)('a toast of kind %s goes by itself after %i ms', async (kind, shownForMs) => {
    const rig = await open()
    jest.useFakeTimers()
    await act(async () => void rig.visit.app.store.dispatch(toastRaised({ text: 'Hello', kind })))
    expect(screen.getByText('Hello')).toBeInTheDocument()
    await act(async () => jest.advanceTimersByTime(shownForMs - 1))
    expect(screen.getByText('Hello')).toBeInTheDocument()
    await act(async () => jest.advanceTimersByTime(1))
    expect(screen.queryByText('Hello')).toBeNull()
    jest.useRealTimers()
  })

  test('a toast can be dismissed', async () => {
    const rig = await open()
    await act(async () => rig.visit.emit('toast', { text: 'Hello', kind: 'success' }))
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Hello')).toBeNull()
  })
})

test('trying again loads what failed, and after three tries the frame itself', () => {
  const reload = jest.fn()
  const retried: string[] = []
  const remotes = {
    stateOf: (id: string) => ({ status: id === 'auth' ? 'failed' : 'ready' }),
    retry: (id: string) => retried.push(id),
  }
  const retry = createRetry(
    {
      entry: anEntry([], { bootstrap: aBootstrap({ remotes: [aRemote(), auth] }) }),
      remotes: remotes as never,
    },
    reload
  )
  retry()
  retry()
  retry()
  expect(retried).toEqual(['auth', 'auth', 'auth'])
  expect(reload).not.toHaveBeenCalled()
  retry()
  expect(reload).toHaveBeenCalledTimes(1)
})
