import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeHost, renderCard } from '@sidepick/card-kit/testing'
import { LoggedOutCard } from './logged_out_card'

const ruleWith = (props?: Record<string, unknown>) => ({
  componentName: 'LoggedOutCard',
  panel: 'mainPanel',
  position: 'modal',
  ...(props && { props }),
})
const partner = { partner: 'Lumen', logoUrl: '/media/lumen.svg', provider: 'microsoft' }

describe('LoggedOutCard', () => {
  it('names the partner and starts its sign-in', async () => {
    const { host } = renderCard(LoggedOutCard, { rule: ruleWith(partner) })
    expect(
      screen.getByRole('heading', { name: 'Sign in with Lumen to play for points' })
    ).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Lumen' })).toHaveAttribute('src', '/media/lumen.svg')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with Lumen' }))
    expect(host.emitted).toEqual([{ name: 'social_requested', data: { provider: 'microsoft' } }])
  })

  it.each([
    ['is not on here', partner, [] as const],
    ['is none', { ...partner, provider: 'elsewhere' }, ['microsoft'] as const],
    ['is not named', undefined, ['microsoft'] as const],
  ])('opens our own sign-in where the provider %s', async (_, props, providers) => {
    const { signUp } = fakeHost()
    const { host } = renderCard(
      LoggedOutCard,
      { rule: ruleWith(props) },
      { signUp: { ...signUp, providers } }
    )
    await userEvent.click(screen.getByRole('button'))
    expect(host.emitted).toEqual([{ name: 'auth_requested', data: { screen: 'sign_in' } }])
  })

  it('keeps the game behind it from being played until it has gone', () => {
    document.body.className = 'vs-stage'
    const game = document.body.appendChild(document.createElement('div'))
    game.className = 'vs-panel--console'
    const { update } = renderCard(LoggedOutCard, { rule: ruleWith(partner) })
    expect(game.inert).toBe(true)
    update({ viewer: { loggedIn: true, loading: false, profile: null } })
    expect(game.inert).toBe(false)
    game.remove()
    document.body.className = ''
  })

  it.each([
    ['a player', { loggedIn: true, loading: false, profile: null }],
    ['somebody we do not know yet', { loggedIn: false, loading: true, profile: null }],
  ])('is not drawn for %s', (_, viewer) => {
    const { container } = renderCard(LoggedOutCard, { rule: ruleWith(partner), viewer })
    expect(container).toBeEmptyDOMElement()
  })
})
