import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Screen } from '@sidepick/card-kit'
import type { ExperienceConfig, Locale, ScreenEntry } from '@sidepick/rules/types'
import { loggedIn, registeredHere } from '../store/session_slice'
import { configPlaced, pageLearned } from '../store/widget_slice'
import { aBootstrap, aGame, anEntry, aRemote } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'

const SignIn: Screen = ({ props }) => <h2>Form for {String(props.screen)}</h2>
const FILM = '<div class="vs-video"><video></video></div>'
const Prizes: Screen = () => <h2>All prizes</h2>

const remote = aRemote({
  id: 'auth',
  cards: [],
  screens: [
    { name: 'SignIn', opensOn: 'auth_requested' },
    { name: 'Prizes', path: '/prizes' },
    { name: 'Profile', path: '/profile', login: true },
    { name: 'Terms', path: '/docs/terms-of-service' },
    { name: 'FlagGameConfirm' },
  ],
  critical: false,
})

interface Options {
  config?: Partial<ExperienceConfig>
  locale?: Locale
  /** Beside those that every menu here leads to. */
  screens?: ScreenEntry[]
}

/** jsdom knows no media queries: a desk with a mouse. */
window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList

async function play({ config, locale = 'en-us', screens = [] }: Options = {}) {
  localStorage.clear()
  document.body.innerHTML = '<div id="vs-root"></div>'
  const base = aBootstrap()
  const rule = { componentName: 'HamburgerMenu', panel: 'top', position: 'top-right' }
  const bootstrap = aBootstrap({
    remotes: [aRemote(), { ...remote, screens: [...remote.screens, ...screens] }],
    config: { ...base.config, widgetComponents: [rule], ...config },
    brand: { ...base.brand, poweredByText: 'Powered by Sidepick' },
  })
  const entry = anEntry([aGame()], { bootstrap, locale, language: locale })
  const rig = visitRig({ entry, screens: { SignIn, Prizes } })
  await act(() => rig.start(document.getElementById('vs-root') as HTMLElement))
  return rig
}

async function openMenu(name = 'Menu') {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

const press = (menu: ReturnType<typeof within>, role: string, name: string) =>
  userEvent.click(menu.getByRole(role, { name }))

describe('the menu of a game', () => {
  test('leads a stranger to an account, the prizes, the documents and the support', async () => {
    await play()
    const menu = await openMenu()
    const list = within(menu.getByRole('list', { name: 'More' }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Sign up',
      'Rewards and prizes',
      'Games',
      'Share this game',
      'CaptionsOn',
      'Contact support',
      'Sign in',
    ])
    const support = list.getByRole('link', { name: 'Contact support' })
    expect(support).toHaveAttribute('href', 'mailto:help@example.com')
    const documents = within(menu.getByRole('list', { name: 'Documents' }))
    expect(documents.getAllByRole('button')).toHaveLength(1)
    expect(menu.getByText('Powered by Sidepick')).toBeInTheDocument()
    await press(menu, 'button', 'Sign in')
    expect(await screen.findByRole('dialog', { name: 'Form for sign_in' })).toBeInTheDocument()
  })

  test('leads a player to the account and out of it', async () => {
    const logOut = jest.fn(() => Promise.resolve())
    const rig = await play()
    act(() => {
      rig.visit.app.store.dispatch(
        loggedIn({ id: 'u1', username: 'ana', avatar: null, profileColor: 'ff5a36' })
      )
    })
    rig.visit.later = () => Promise.resolve({ session: { logOut } } as never)
    const menu = await openMenu()
    expect(menu.getByRole('button', { name: 'Account' })).toBeInTheDocument()
    await press(menu, 'button', 'Sign out')
    await waitFor(() => expect(logOut).toHaveBeenCalled())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('leads who has left an e-mail address to the password of the account', async () => {
    const screens = [{ name: 'ForgotPassword', path: '/auth/forgot-password' }]
    const rig = await play({ screens })
    act(() => void rig.visit.app.store.dispatch(registeredHere(1_020)))
    const menu = await openMenu()
    expect(menu.queryByRole('button', { name: 'Sign up' })).toBeNull()
    const goTo = jest.spyOn(rig.visit, 'goTo').mockImplementation(() => undefined)
    await press(menu, 'button', 'Finish your account')
    expect(goTo.mock.calls[0]?.[0]).toBe('/auth/forgot-password')
  })

  test('asks who has left an e-mail address to sign up where no page mails a link', async () => {
    const rig = await play()
    act(() => void rig.visit.app.store.dispatch(registeredHere(1_020)))
    const menu = await openMenu()
    expect(menu.queryByRole('button', { name: 'Finish your account' })).toBeNull()
    await press(menu, 'button', 'Sign up')
    expect(await screen.findByRole('dialog', { name: 'Form for sign_up' })).toBeInTheDocument()
  })

  test('opens by keyboard, keeps the focus inside, holds the game, and gives the focus back', async () => {
    const rig = await play()
    const button = await screen.findByRole('button', { name: 'Menu' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    expect(rig.visit.engine.state().holds).toContain('dialog')
    for (let stop = 0; stop < 20; stop += 1) {
      await userEvent.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
    expect(rig.visit.engine.state().holds).not.toContain('dialog')
  })

  test('turns captions off and on, says so, and keeps it for this site', async () => {
    const rig = await play()
    const menu = await openMenu()
    const captions = menu.getByRole('switch', { name: 'Captions' })
    expect(captions).toBeChecked()
    await userEvent.click(captions)
    expect(captions).not.toBeChecked()
    expect(rig.visit.engine.state().captionsOn).toBe(false)
    expect(screen.getByRole('status')).toHaveTextContent('Captions are off')
    expect(localStorage.getItem('vs:news.example.com:captions')).toBe('off')
    await userEvent.click(captions)
    expect(screen.getByRole('status')).toHaveTextContent('Captions are on')
  })

  test('copies the link with the name of the player who shares it', async () => {
    const rig = await play()
    act(() => {
      rig.visit.app.store.dispatch(
        loggedIn({ id: 'u1', username: 'ana', avatar: null, profileColor: 'ff5a36' })
      )
    })
    userEvent.setup()
    await press(await openMenu(), 'button', 'Share this game')
    const status = screen.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('Link copied'))
    expect(await navigator.clipboard.readText()).toMatch(/\/widget\/w1\/game\/g1\/refU\/u1$/)
  })

  test.each([
    ['docked', 'vs_undock_player'],
    ['lightbox', 'vs_minimize_player'],
  ] as const)('leads a frame in the place %s back into the text', async (place, way) => {
    const rig = await play()
    const menu = await openMenu()
    expect(menu.queryByRole('button', { name: 'Exit' })).toBeNull()
    act(() => {
      rig.visit.app.store.dispatch(pageLearned({ place }))
    })
    await press(menu, 'button', 'Exit')
    expect(rig.sent).toContainEqual([way, {}])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('shows what an experience switches on: how to play, and a report', async () => {
    await play({ config: { componentFlags: { MoreDrawer: { how: true, flag: true } } } })
    const menu = await openMenu()
    expect(menu.getByRole('button', { name: 'Report this game' })).toBeInTheDocument()
    await press(menu, 'button', 'How to play')
    const steps = await screen.findAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toContain('Pick side A or B.')
  })

  test('changes the speed of the film where an experience offers it', async () => {
    await play({ config: { componentFlags: { MoreDrawer: { speed: true } } } })
    document.getElementById('vs-root')?.insertAdjacentHTML('beforeend', FILM)
    const film = document.querySelector('#vs-root video') as HTMLVideoElement
    const menu = await openMenu()
    await press(menu, 'button', 'Speed: normal')
    await press(menu, 'button', 'Speed: 1.25×')
    expect(menu.getByRole('button', { name: 'Speed: 1.5×' })).toBeInTheDocument()
    expect(film.playbackRate).toBe(1.5)
  })

  test('explains a game with stakes in more steps than a free one', async () => {
    await play({
      config: {
        componentFlags: { MoreDrawer: { how: true } },
        gameExperience: { betting: 'both' },
      },
    })
    const menu = await openMenu()
    await press(menu, 'button', 'How to play')
    const steps = await screen.findAllByRole('listitem')
    expect(steps).toHaveLength(8)
    expect(steps[4]).toHaveTextContent('Your pick locks in 3 seconds.')
  })

  test('follows a configuration that replaces the entry’s', async () => {
    const rig = await play()
    const { config } = rig.visit.entry.bootstrap
    const rule = { componentName: 'HamburgerMenu', panel: 'top', position: 'top-right' }
    const componentFlags = { MoreDrawer: { flag: true } }
    act(() => {
      const later = { ...config, widgetComponents: [rule], componentFlags }
      rig.visit.app.store.dispatch(configPlaced(later))
    })
    const menu = await openMenu()
    expect(menu.getByRole('button', { name: 'Report this game' })).toBeInTheDocument()
  })

  test('offers no way to what a document switches off, for one state of the visit too', async () => {
    const off = { Prizes: false, Terms: false, FlagGameConfirm: false }
    const { visit } = await play({ config: { componentFlags: { MoreDrawer: { flag: true } } } })
    const { config } = visit.entry.bootstrap
    const componentFlags = { ...config.componentFlags, ...off }
    act(() => void visit.app.store.dispatch(configPlaced({ ...config, componentFlags })))
    const menu = await openMenu()
    for (const name of [/Prizes|Rewards/, /Terms/, 'Report this game']) {
      expect(menu.queryByRole('button', { name })).toBeNull()
    }
  })

  test('is switched off by its flag', async () => {
    await play({ config: { componentFlags: { HamburgerMenu: false } } })
    expect(screen.getByRole('button', { name: 'Yes' })).toBeInTheDocument()
    expect(document.querySelector('.vs-panel--top')).toBeNull()
  })

  test('speaks Spanish', async () => {
    await play({ locale: 'es-mx' })
    const menu = await openMenu('Menú')
    expect(menu.getByRole('button', { name: 'Compartir este juego' })).toBeInTheDocument()
  })
})
