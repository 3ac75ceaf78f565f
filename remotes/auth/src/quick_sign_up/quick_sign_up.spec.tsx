import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, renderScreen, samplePlay } from '@sidepick/card-kit/testing'
import { startServer, type LocalServer } from '../testing/local_server'
import { button, field } from '@sidepick/card-kit/testing/queries'
import { QuickSignUpCard } from './quick_sign_up_card'
import { QuickSignUpModal } from './quick_sign_up_modal'

const rule = { componentName: 'QuickSignUpCard', panel: 'mainPanel', position: 'main-bottom' }
const compact = { ...rule, props: { terms: 'compact' } }
const heading = () => screen.queryByRole('heading', { name: 'Just your email, and you’re in' })

describe('QuickSignUpCard while nobody cares', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  it('goes after 7 seconds, and stays away for the next game', () => {
    const { update } = renderCard(QuickSignUpCard, { rule, play: samplePlay({ gameIndex: 2 }) })
    pass(6750)
    expect(heading()).toBeInTheDocument()
    pass(250)
    expect(heading()).not.toBeInTheDocument()
    update({ play: samplePlay({ gameIndex: 3 }) })
    expect(heading()).not.toBeInTheDocument()
    update({ play: samplePlay({ gameIndex: 4 }) })
    expect(heading()).toBeInTheDocument()
  })

  it('stays while something is typed, and while it is kept open', () => {
    renderCard(QuickSignUpCard, { rule })
    fireEvent.change(field('Email'), { target: { value: 'a' } })
    pass(60_000)
    expect(heading()).toBeInTheDocument()
    fireEvent.change(field('Email'), { target: { value: '' } })
    fireEvent.click(button('Keep open'))
    pass(60_000)
    expect(heading()).toBeInTheDocument()
  })

  it('stays while a mouse rests on it, and holds the advance as long', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { host } = renderCard(QuickSignUpCard, { rule })
    await user.hover(heading()!)
    pass(60_000)
    expect(heading()).toBeInTheDocument()
    expect(host.emitted).toEqual([{ name: 'attention_held', data: { held: true } }])
    await user.unhover(heading()!)
    await user.hover(document.body)
    pass(7000)
    expect(heading()).not.toBeInTheDocument()
  })
})

describe('QuickSignUp', () => {
  let server: LocalServer
  beforeEach(async () => {
    server = await startServer()
  })
  afterEach(() => server.close())

  it('registers, tells the host, and closes for good', async () => {
    const { host, update } = renderCard(QuickSignUpCard, { rule: compact }, { http: server.http })
    await userEvent.type(field('Email'), 'ana@example.com')
    await userEvent.click(button('Sign up'))
    await waitFor(() =>
      expect(host.emitted).toContainEqual({
        name: 'registered',
        data: { email: 'ana@example.com' },
      })
    )
    expect(heading()).not.toBeInTheDocument()
    update({ play: samplePlay({ gameIndex: 9 }) })
    expect(heading()).not.toBeInTheDocument()
  })

  it.each([
    ['a known player', { loggedIn: true, loading: false, profile: null }],
    ['somebody we do not know yet', { loggedIn: false, loading: true, profile: null }],
  ])('does not ask %s', (_, viewer) => {
    const { container } = renderCard(QuickSignUpCard, { rule, viewer })
    expect(container).toBeEmptyDOMElement()
  })

  it('shows at most 750 points to come along', () => {
    renderScreen(QuickSignUpModal, { waitingPoints: 2000 })
    expect(screen.getByText('We’ll keep your 750 points.')).toBeInTheDocument()
  })

  it('asks for the e-mail over the game', async () => {
    const { host } = renderScreen(
      QuickSignUpModal,
      { props: { terms: 'compact' } },
      { http: server.http }
    )
    await waitFor(() => expect(field('Email')).toHaveFocus())
    expect(button('Sign up')).toBeDisabled()
    await userEvent.type(field('Email'), 'ana@example.com{Enter}')
    await waitFor(() => expect(host.emitted.map(({ name }) => name)).toContain('registered'))
    await userEvent.click(button('Close'))
    expect(host.emitted.at(-1)).toEqual({ name: 'screen_closed', data: {} })
  })
})
