import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Screen } from '@sidepick/card-kit'
import type { ExperienceConfig } from '@sidepick/rules/types'
import { toastRaised } from '../store/widget_slice'
import { aBootstrap, aGame, anEntry, aRemote } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { openOn } from './modals'
import { createRetry } from './retry'

const answer = { refreshToken: 'r', method: 'sign_up' as const }
const AuthScreen: Screen = ({ props, emit }) => (
  <form>
    <h2>Welcome</h2>
    <p>screen {String(props.screen)}</p>
    <input aria-label="E-mail" />
    <button type="button" onClick={() => emit('signed_in', answer)}>
      Go
    </button>
    <button type="button" onClick={() => emit('screen_closed', {})}>
      Away
    </button>
    <button type="button" onClick={() => emit('screen_requested', { name: 'Second' })}>
      On
    </button>
    <button type="button" onClick={() => emit('navigated', { to: '/second/7?why=so' })}>
      Along
    </button>
  </form>
)
const Second: Screen = ({ place, params, query, props }) => (
  <h2>{JSON.stringify({ place, params, query, props })}</h2>
)

const auth = aRemote({
  id: 'auth',
  cards: ['SignOnCard'],
  screens: [
    { name: 'AuthScreen', opensOn: 'auth_requested' },
    { name: 'Second', path: '/second/:number' },
    { name: 'Mine', path: '/mine', login: true },
    { name: 'Terms', opensOn: 'terms_needed', priority: 'terms', insists: true },
  ],
  critical: false,
  fallback: 'toast',
})
const Terms: Screen = () => <h2>Our terms</h2>

async function open(
  over: { screens?: Record<string, Screen>; config?: Partial<ExperienceConfig> } = {}
) {
  document.body.innerHTML = '<button>before</button><div id="vs-root"></div>'
  const { config } = aBootstrap()
  const bootstrap = aBootstrap({
    remotes: [aRemote(), auth],
    config: { ...config, ...over.config },
  })
  const rig = visitRig({
    entry: anEntry([aGame()], { bootstrap }),
    screens: over.screens ?? { AuthScreen, Second, Terms },
  })
  await act(() => rig.start(document.getElementById('vs-root') as HTMLElement))
  return rig
}

type Rig = Awaited<ReturnType<typeof open>>
const askFor = (rig: Rig, wanted: 'sign_up' | 'sign_in' = 'sign_up') =>
  act(async () => rig.visit.emit('auth_requested', { screen: wanted }))

describe('a screen over the game', () => {
  test('opens with the keyboard inside, named by its heading, and Escape hands the focus back', async () => {
    const rig = await open()
    const yes = screen.getByRole('button', { name: 'Yes' })
    yes.focus()
    await askFor(rig)
    const dialog = await screen.findByRole('dialog', { name: 'Welcome' })
    expect(screen.getByText('screen sign_up')).toBeInTheDocument()
    expect(document.getElementById('vs-overlay-root')).toContainElement(dialog)
    expect(yes.closest('[inert]')).not.toBeNull()
    expect(screen.getByRole('status').closest('[inert]')).toBeNull()
    await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
    for (let stop = 0; stop < 6; stop += 1) await userEvent.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(yes).toHaveFocus()
    expect(document.querySelector('[inert]')).toBeNull()
  })

  test('holds the game while it is open', async () => {
    const rig = await open()
    await askFor(rig, 'sign_in')
    expect(rig.visit.engine.state().holds).toEqual(['dialog'])
    await userEvent.click(await screen.findByRole('button', { name: 'Away' }))
    expect(rig.visit.engine.state().holds).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('hands the tokens to the session and closes', async () => {
    const rig = await open()
    await askFor(rig)
    await userEvent.click(await screen.findByRole('button', { name: 'Go' }))
    await waitFor(() => expect(rig.signInWith).toHaveBeenCalledWith('r', 'sign_up'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('gives way to the one it asks for', async () => {
    const rig = await open()
    await askFor(rig)
    await userEvent.click(await screen.findByRole('button', { name: 'On' }))
    expect(await screen.findByText(/"place":"modal"/)).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('leads along an address of the app without leaving the game', async () => {
    const rig = await open()
    await askFor(rig)
    await userEvent.click(await screen.findByRole('button', { name: 'Along' }))
    const found = { place: 'modal', params: { number: '7' }, query: { why: 'so' }, props: {} }
    expect(await screen.findByText(JSON.stringify(found))).toBeInTheDocument()
    expect(window.location.pathname).toBe('/')
  })

  test('gets what the experience says to it, under what its opener says', async () => {
    const componentFlags = { Second: { code: 'STOCK30', screen: 'other' } }
    const rig = await open({ config: { componentFlags } })
    await act(async () =>
      rig.visit.emit('screen_requested', { name: 'Second', props: { screen: 'sign_in' } })
    )
    expect(await screen.findByText(/"code":"STOCK30","screen":"sign_in"/)).toBeInTheDocument()
  })

  test('for players alone asks a stranger to sign in first', async () => {
    const rig = await open()
    await act(async () => rig.visit.emit('navigated', { to: '/mine' }))
    expect(await screen.findByText('screen sign_in')).toBeInTheDocument()
  })

  test('that insists stays whatever the keyboard says', async () => {
    const rig = await open()
    await act(async () => void openOn(rig.visit, 'terms_needed', {}))
    await screen.findByRole('dialog', { name: 'Our terms' })
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Our terms' })).toBeInTheDocument()
  })

  test('that cannot be loaded says so, offers another try and a way out', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const rig = await open({ screens: {} })
    await askFor(rig)
    expect(await screen.findByText('That didn’t load.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
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
    const alert = await screen.findByRole('alertdialog', { name: 'Your pick did not count' })
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
