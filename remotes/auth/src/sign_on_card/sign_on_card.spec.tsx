import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import type { Game } from '@sidepick/rules/types'
import { SignOnCard } from './sign_on_card'

const result = { phase: 'result', play: samplePlay({ picked: 'A', sessionPoints: 40 }) } as const
const stranger = { loggedIn: false, loading: false, profile: null }
const button = (name: string) => screen.getByRole('button', { name })

describe('SignOnCard', () => {
  it('says what is at stake and what there is on top', () => {
    renderCard(SignOnCard, result)
    expect(screen.getByText('We’ll keep your 40 points')).toBeInTheDocument()
    expect(screen.getByText('+1,000 bonus points')).toBeInTheDocument()
  })

  it('says it among the cards that follow an answer by the interval too', () => {
    renderCard(SignOnCard, { ...result, phase: 'playResponse' })
    expect(button('Sign up')).toBeInTheDocument()
  })

  it('promises the bonus alone to who has no points', () => {
    renderCard(SignOnCard, { ...result, locale: 'es-mx', play: samplePlay({ picked: 'A' }) })
    expect(screen.getByText(/^Empieza con 1[.,]?000 puntos$/)).toBeInTheDocument()
  })

  it('asks nobody who must not be asked', () => {
    renderCard(SignOnCard, { ...result, viewer: { ...stranger, registered: true } })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leads to the sign-in', async () => {
    const { host } = renderCard(SignOnCard, result)
    await userEvent.click(button('Sign in'))
    expect(host.emitted).toContainEqual({ name: 'auth_requested', data: { screen: 'sign_in' } })
  })

  const play = (sessionPoints: number, correct: boolean | null) =>
    samplePlay({ picked: 'A', sessionPoints, correct })
  const of = (gameType: Game['gameType']) => sampleGame({ gameType })

  it.each([
    ['a poll', of('POLL'), play(40, true), 'newDontLoseYourPoints'],
    ['a survey, which has no result', of('SURVEY'), play(40, null), 'newDontLoseYourPoints'],
    ['a poll with many points', of('POLL'), play(375, true), 'almostThereRegister'],
    ['a prediction under way', of('PREDICTION'), play(375, null), 'whereCanWeLetYouKnow'],
    ['a prediction that came true', of('PREDICTION'), play(40, true), 'newDontLoseYourPoints'],
  ])('asks after %s in its own way', async (_, game, played, variant) => {
    const { host } = renderCard(SignOnCard, { ...result, game, play: played })
    await userEvent.click(button('Sign up'))
    expect(host.emitted).toContainEqual({
      name: 'auth_requested',
      data: { screen: 'sign_up', variant },
    })
  })

  it('asks where to tell the result that is not known yet', () => {
    renderCard(SignOnCard, { ...result, game: of('PREDICTION'), play: play(40, null) })
    expect(screen.getByText('Where should we send the result?')).toBeInTheDocument()
  })

  it('comes two seconds after the first result that a stranger ever had, and at once with later ones', () => {
    jest.useFakeTimers()
    const onboarding = (played: number) => ({ played, limit: 5, locked: false, games: 50 })
    const first = samplePlay({ picked: 'A', sessionPoints: 20, onboarding: onboarding(1) })
    const { container, update } = renderCard(SignOnCard, { ...result, play: first })
    const later = () => container.querySelector('section')?.classList.contains('later')
    act(() => void jest.advanceTimersByTime(1_999))
    expect(later()).toBe(true)
    act(() => void jest.advanceTimersByTime(1))
    expect(later()).toBe(false)
    const fourth = { ...first, onboarding: onboarding(4) }
    update({ play: fourth, game: sampleGame({ id: 'another' }) })
    expect(later()).toBe(false)
    jest.useRealTimers()
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
