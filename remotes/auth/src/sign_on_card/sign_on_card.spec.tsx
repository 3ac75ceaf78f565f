import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { SignOnCard } from './sign_on_card'

const result = { phase: 'result', play: samplePlay({ picked: 'A', sessionPoints: 40 }) } as const
const button = (name: string) => screen.getByRole('button', { name })

describe('SignOnCard', () => {
  it('says what is at stake and what there is on top', () => {
    renderCard(SignOnCard, result)
    expect(screen.getByText('Keep your 40 points')).toBeInTheDocument()
    expect(screen.getByText('+1,000 bonus points')).toBeInTheDocument()
  })

  it('promises the bonus alone to who has no points', () => {
    renderCard(SignOnCard, { ...result, locale: 'es-mx', play: samplePlay({ picked: 'A' }) })
    expect(screen.getByText(/^Empieza con 1[.,]?000 puntos$/)).toBeInTheDocument()
  })

  it.each([
    ['Sign up', 'sign_up'],
    ['Sign in', 'sign_in'],
  ])('leads with "%s" to that screen', async (name, wanted) => {
    const { host } = renderCard(SignOnCard, result)
    await userEvent.click(button(name))
    expect(host.emitted).toContainEqual({ name: 'auth_requested', data: { screen: wanted } })
  })

  it('holds the automatic advance while a mouse rests on it', async () => {
    const { host } = renderCard(SignOnCard, result)
    await userEvent.hover(button('Sign up'))
    await userEvent.unhover(button('Sign up').parentElement!)
    expect(host.emitted).toEqual([
      { name: 'attention_held', data: { held: true } },
      { name: 'attention_held', data: { held: false } },
    ])
  })

  it.each([
    ['a known player', { viewer: { loggedIn: true, loading: false, profile: null } }],
    ['somebody we do not know yet', { viewer: { loggedIn: false, loading: true, profile: null } }],
    ['the question', { phase: 'question' as const }],
  ])('is not drawn for %s', (_, change) => {
    const { container } = renderCard(SignOnCard, { ...result, ...change })
    expect(container).toBeEmptyDOMElement()
  })
})
