import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button } from '@sidepick/card-kit/testing/queries'
import type { RemoteEntry } from '@sidepick/rules/types'
import { aBootstrap, aGame, anEntry, aRemote } from '../../../../widget-shell/host/testing/fixtures'
import { SETTLED_MS } from '../../../../widget-shell/host/testing/settled'
import { visitRig } from '../../../../widget-shell/host/testing/visit_rig'
import * as auth from '../card'
import screens from '../../screens.json'

const GAMES = ['g1', 'g2', 'g3'].map((id) => aGame({ id }))
const entryOfAuth = aRemote({
  id: 'auth',
  cards: [],
  screens: screens as RemoteEntry['screens'],
  critical: false,
  fallback: 'toast',
})

/** The real prompt over a real visit whose one free game is played. */
async function atLimit(componentFlags: Record<string, boolean> = {}) {
  document.body.innerHTML = '<div id="vs-root"></div>'
  const { config } = aBootstrap()
  const themeFlags = { ...config.themeFlags, onboardingGameLimit: 1, onboardingGameLock: true }
  const bootstrap = aBootstrap({
    remotes: [aRemote(), entryOfAuth],
    config: { ...config, themeFlags, componentFlags },
  })
  const rig = visitRig({ entry: anEntry(GAMES, { bootstrap }), modules: { auth } })
  await act(() => rig.start(document.getElementById('vs-root')!))
  const pick = async () => {
    await act(async () => rig.advance(SETTLED_MS))
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  }
  await pick()
  await act(async () => rig.advance(3000))
  await waitFor(() => expect(rig.visit.engine.state().phase).toBe('majorityBonus'))
  await act(async () => rig.advance(2000))
  await act(async () => rig.visit.engine.send({ type: 'next_requested' }))
  return { ...rig, pick }
}

const prompt = () => screen.findByRole('dialog', { name: /keep your/ }, { timeout: 5000 })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the prompt of a hard limit says so, and neither a button nor a key closes it', async () => {
  const rig = await atLimit()
  await prompt()
  expect(screen.getByText(/You have played all the free games here/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await prompt()
  expect(rig.visit.engine.state().phase).toBe('question')
})

test('the keyboard is not trapped in it: it leads on into the article', async () => {
  await atLimit()
  const dialog = await prompt()
  const last = [...dialog.querySelectorAll<HTMLElement>('a, button')].at(-1)!
  last.focus()
  await userEvent.tab()
  expect(dialog).not.toContainElement(document.activeElement as HTMLElement)
})

test('who looks at the sign-in and goes back finds the question, and each refused pick asks again', async () => {
  const rig = await atLimit()
  for (const _time of [1, 2]) {
    await prompt()
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    await screen.findByLabelText('Password', {}, { timeout: 5000 })
    await userEvent.keyboard('{Escape}')
    await noDialog()
    await rig.pick()
    expect(rig.visit.engine.state().phase).toBe('question')
  }
  await prompt()
})

test('an e-mail ends it, and the next pick counts', async () => {
  const rig = await atLimit()
  await prompt()
  await act(async () => rig.visit.emitFrom('modal')('registered', { email: 'ana@example.com' }))
  await noDialog()
  await rig.pick()
  expect(rig.visit.engine.state().phase).toBe('locking')
})

test('where the experience has no such prompt, a refused pick says why in words', async () => {
  const rig = await atLimit({ SignUpModal: false })
  await rig.pick()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText(/You have played all free games/)).toBeInTheDocument()
})

test('a prompt that is only a suggestion can be sent away', async () => {
  const rig = await atLimit()
  await prompt()
  await act(async () => rig.visit.engine.send({ type: 'logged_in' }))
  const asked = { screen: 'sign_up', variant: 'newPrizesEveryWeek' } as const
  await act(async () => rig.visit.emitFrom('modal')('auth_requested', asked))
  await screen.findByRole('dialog', { name: /New prizes/ })
  await userEvent.click(button('Close'))
  await noDialog()
})
