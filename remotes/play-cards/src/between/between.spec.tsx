import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { MoreGamesToSave } from './more_games_to_save'
import { SwipeUp } from './swipe_up'

const NEXT = { name: 'next_requested', data: {} }
const waiting = (remainingMs: number) => ({
  autoAdvance: { remainingMs, durationMs: 5_000, completed: false },
})

/** The test's browser knows no pointer events: a mouse event of that name has the place that they have. */
const point = (card: Element, type: string, clientY = 0) =>
  fireEvent(card, new MouseEvent(type, { clientY, bubbles: true }))

describe('SwipeUp', () => {
  const swipe = (card: Element, to: number) => {
    point(card, 'pointerdown', 500)
    point(card, 'pointermove', to)
    point(card, 'pointerup', to)
  }

  it('leads on after 100 px upwards, once, and not before', () => {
    const { container, host } = renderCard(SwipeUp, { phase: 'interstitial' })
    const card = container.firstElementChild!
    swipe(card, 401)
    swipe(card, 700)
    expect(host.emitted).toEqual([])
    swipe(card, 400)
    expect(host.emitted).toEqual([NEXT])
  })

  it('follows the finger, and falls back when it is let go', () => {
    const { container } = renderCard(SwipeUp, { phase: 'interstitial' })
    const card = container.firstElementChild as HTMLElement
    point(card, 'pointermove', 100)
    expect(card.style.getPropertyValue('--up')).toBe('0px')
    point(card, 'pointerdown', 500)
    point(card, 'pointermove', 440)
    expect(card.style.getPropertyValue('--up')).toBe('-60px')
    point(card, 'pointercancel')
    expect(card.style.getPropertyValue('--up')).toBe('0px')
  })

  it('has a button for whoever does not swipe, and says what comes', async () => {
    const play = samplePlay({ next: sampleGame({ text: 'What comes next?' }) })
    const { host } = renderCard(SwipeUp, { phase: 'interstitial', play })
    expect(screen.getByText('What comes next?')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Next game' }))
    expect(host.emitted).toContainEqual(NEXT)
  })
})

describe('MoreGamesToSave', () => {
  const at = (played: number, more: object = {}) =>
    samplePlay({
      sessionPoints: 120,
      onboarding: { played, limit: 50, locked: true, games: 50 },
      ...more,
    })

  it('counts to the limit of the page, and never to more than six', () => {
    const { update } = renderCard(MoreGamesToSave, { play: at(2) })
    expect(
      screen.getByRole('heading', { name: '4 more games, then save your points' })
    ).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '6')
    update({ play: at(2, { onboarding: { played: 2, limit: 3, locked: true, games: 3 } }) })
    expect(
      screen.getByRole('heading', { name: '1 more game, then save your points' })
    ).toBeVisible()
  })

  it('shows the seconds until it goes, and that they stand still for whoever reads', () => {
    const { update } = renderCard(MoreGamesToSave, { play: at(2), timers: waiting(5_000) })
    expect(screen.getByText('Next game in 5')).toBeInTheDocument()
    update({ timers: waiting(1_001) })
    expect(screen.getByText('Next game in 2')).toBeInTheDocument()
    update({ play: at(2, { paused: true }) })
    expect(screen.getByText('Paused')).toBeInTheDocument()
  })

  it('becomes the choice from five games on where a limit ends them', async () => {
    const play = at(5, { discountPercent: 30 })
    const { host, update } = renderCard(MoreGamesToSave, { play })
    expect(screen.getByRole('heading', { name: 'You have played 5 games' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
    await userEvent.click(screen.getByRole('button', { name: 'Claim 30% discount' }))
    const data = { screen: 'sign_up', variant: 'newDontLoseYourPoints' }
    const said = host.emitted.filter(({ name }) => name !== 'attention_held')
    expect(said).toEqual([NEXT, { name: 'auth_requested', data }])
    update({ play: at(5, { onboarding: { played: 5, limit: 6, locked: false, games: 50 } }) })
    expect(
      screen.getByRole('heading', { name: '1 more game, then save your points' })
    ).toBeVisible()
  })

  it('offers to save the points where there is no discount, and has nothing to say to a player', async () => {
    const { host, container, update } = renderCard(MoreGamesToSave, { play: at(5) })
    expect(screen.queryByRole('button', { name: /discount/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save my points' }))
    const data = { screen: 'sign_up', variant: 'newDontLoseYourPoints' }
    expect(host.emitted).toContainEqual({ name: 'auth_requested', data })
    update({ viewer: { loggedIn: true, loading: false, profile: null } })
    expect(container).toBeEmptyDOMElement()
  })
})
