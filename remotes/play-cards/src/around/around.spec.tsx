import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { ANA } from '../moments'
import { CustomLink } from './custom_link'
import { DiscountCodeBanner } from './discount_code_banner'
import { GameInfo } from './game_info'
import { QuickPlayIntro } from './quick_play_intro'
import { RateCard } from './rate_card'
import { SkipSynopsis } from './skip_synopsis'

const ruleOf = (componentName: string, props: Record<string, unknown>) => ({
  rule: { componentName, panel: 'mainPanel', position: 'main-overlay', props },
})
const player = { ...ANA, loading: false }
const way = (played: number, over = {}) =>
  samplePlay({
    onboarding: { played, limit: 6, locked: true, games: 6 },
    sessionPoints: 160,
    ...over,
  })

describe('GameInfo', () => {
  it('names the player whose challenge led here, with the first game alone', () => {
    const { container, update } = renderCard(GameInfo, { play: way(0, { challengedBy: 'ana' }) })
    expect(container).toHaveTextContent('Challenged by ana')
    update({ play: { ...way(0, { challengedBy: 'ana' }), gameIndex: 1 } })
    expect(container).not.toHaveTextContent('Challenged')
  })

  it('leads a stranger through five games, and then to what waits to be kept', async () => {
    const { container, host, update } = renderCard(GameInfo, { play: way(0) })
    expect(container).toBeEmptyDOMElement()
    update({ play: way(1) })
    expect(screen.getByText('Game 2 of 5')).toBeInTheDocument()
    expect(screen.getByText(/^4 more games/)).toBeInTheDocument()
    update({ play: way(4), locale: 'es-mx' })
    expect(screen.getByText('Juego 5 de 5')).toBeInTheDocument()
    update({ play: way(5), locale: 'en-us' })
    expect(screen.getByText('160 points are waiting for you')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Keep them' }))
    expect(host.emitted).toEqual([
      { name: 'auth_requested', data: { screen: 'sign_up', variant: 'newDontLoseYourPoints' } },
    ])
  })

  it('marks the games of a set, of which there may be another number', () => {
    const props = ruleOf('GameInfo', { insideSet: true, setSize: 3 })
    const { container } = renderCard(GameInfo, { ...props, play: way(2) })
    expect(screen.getByText('Game 3 of 3')).toBeInTheDocument()
    expect(container.querySelectorAll('i')).toHaveLength(3)
    expect(screen.queryByText(/more game/)).toBeNull()
  })

  it('counts the games of the set that is played, and says what finishing it pays', () => {
    const set = { played: 1, size: 3, points: 10 }
    const { container } = renderCard(GameInfo, { play: way(4, { set }) })
    expect(screen.getByText('Game 2 of 3')).toBeInTheDocument()
    expect(screen.getByText('Finish the set for 10 bonus points')).toBeInTheDocument()
    expect(container.querySelectorAll('i.played')).toHaveLength(1)
  })

  it('gives no tip whose screen is switched off', () => {
    const second = { viewer: player, play: samplePlay({ gameIndex: 1 }) }
    const { container } = renderCard(GameInfo, second, { hasScreen: () => false })
    expect(container).toBeEmptyDOMElement()
  })

  it('tips a player off twice, and then no more', async () => {
    const at = (gameIndex: number) => ({ play: samplePlay({ gameIndex }) })
    const { container, host, update } = renderCard(GameInfo, { viewer: player, ...at(0) })
    await userEvent.click(screen.getByRole('button', { name: 'See prizes' }))
    update(at(1))
    await userEvent.click(screen.getByRole('button', { name: 'How it works' }))
    expect(host.emitted).toEqual([
      { name: 'navigated', data: { to: '/prizes' } },
      { name: 'screen_requested', data: { name: 'EarnRewardsModal' } },
    ])
    update(at(2))
    expect(container).toBeEmptyDOMElement()
  })

  it.each([
    ['a page with games of the day', { play: way(3, { day: { played: 1, games: 3 } }) }],
    [
      'a challenge',
      { play: way(3, { challenge: { day: '2026-03-14', size: 10, answers: [], streak: 0 } }) },
    ],
    [
      'a stranger who gave an e-mail',
      {
        play: way(6),
        viewer: { loggedIn: false, loading: false, registered: true, profile: null },
      },
    ],
  ])('says nothing on %s', (_, props) => {
    expect(renderCard(GameInfo, props).container).toBeEmptyDOMElement()
  })
})

describe('SkipSynopsis', () => {
  const game = sampleGame({ gameTitle: 'Dinner duel' })

  it('says what the game is about, and leads past it', async () => {
    const { host, update } = renderCard(SkipSynopsis, { game })
    expect(screen.getByText('Dinner duel')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Skip this game' }))
    expect(host.emitted).toEqual([{ name: 'skip_requested', data: {} }])
    update(ruleOf('SkipSynopsis', { text: 'Two chefs, one pan' }))
    expect(screen.getByText('Two chefs, one pan')).toBeInTheDocument()
  })

  it.each([
    ['the last game', { hasNext: false }],
    ['a page without skips', { showSkipButton: false }],
  ])('keeps the words and has no way past %s', (_, play) => {
    renderCard(SkipSynopsis, { game, play: samplePlay(play) })
    expect(screen.getByText('Dinner duel')).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['a game that is picked', { picked: 'A' as const }],
    ['a challenge', { challenge: { day: '2026-03-14', size: 10, answers: [], streak: 0 } }],
  ])('is not there on %s', (_, play) => {
    const { container } = renderCard(SkipSynopsis, { game, play: samplePlay(play) })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('CustomLink', () => {
  const props = { imageUrl: '/logo.svg', linkUrl: 'https://orbit.example/', name: 'Orbit' }

  it('leads to its page, and says that it opens another tab', () => {
    renderCard(CustomLink, ruleOf('CustomLink', props))
    const link = screen.getByRole('link', { name: /Orbit \(opens in a new tab\)/ })
    expect(link).toHaveAttribute('href', 'https://orbit.example/')
    expect(link).toHaveAttribute('rel', 'noopener sponsored')
  })

  it.each([
    ['without a picture', { imageUrl: undefined }],
    ['without a name', { name: '' }],
    ['that leads to a script', { linkUrl: 'javascript:alert(1)' }],
  ])('is not there %s', (_, over) => {
    const { container } = renderCard(CustomLink, ruleOf('CustomLink', { ...props, ...over }))
    expect(container).toBeEmptyDOMElement()
  })
})

describe('QuickPlayIntro', () => {
  const first = samplePlay({ quickPlay: { games: 5, mode: 'QUICK_PLAY' as const } })

  it('announces the round with its first game, for a moment', () => {
    jest.useFakeTimers()
    try {
      const { container } = renderCard(QuickPlayIntro, { play: first })
      expect(screen.getByText('Quick round')).toBeInTheDocument()
      expect(screen.getByText('5 games, one after the other')).toBeInTheDocument()
      act(() => void jest.advanceTimersByTime(3_199))
      expect(container).not.toBeEmptyDOMElement()
      act(() => void jest.advanceTimersByTime(1))
      expect(container).toBeEmptyDOMElement()
    } finally {
      jest.useRealTimers()
    }
  })

  it.each([
    ['without a round', {}],
    [
      'with the second game',
      { quickPlay: { games: 5, mode: 'QUICK_PLAY' as const }, gameIndex: 1 },
    ],
    [
      'after the pick',
      { quickPlay: { games: 5, mode: 'QUICK_PLAY' as const }, picked: 'B' as const },
    ],
  ])('is not there %s', (_, play) => {
    const { container } = renderCard(QuickPlayIntro, { play: samplePlay(play) })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('DiscountCodeBanner', () => {
  const props = ruleOf('DiscountCodeBanner', { discountCode: 'STOCK30' })
  const play = samplePlay({ discountPercent: 30 })

  it('copies the code', async () => {
    const user = userEvent.setup()
    const { host } = renderCard(DiscountCodeBanner, { ...props, play })
    expect(screen.getByText('30% off with this code')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Copy the code STOCK30' }))
    expect(await navigator.clipboard.readText()).toBe('STOCK30')
    await waitFor(() =>
      expect(host.emitted).toEqual([
        { name: 'toast', data: { kind: 'success', text: 'Code copied' } },
      ])
    )
  })

  it('says that it could not copy where there is no clipboard, as on a page without https', async () => {
    const user = userEvent.setup()
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    const { host } = renderCard(DiscountCodeBanner, { ...props, play })
    await user.click(screen.getByRole('button'))
    await waitFor(() =>
      expect(host.emitted).toEqual([
        { name: 'toast', data: expect.objectContaining({ kind: 'error' }) },
      ])
    )
  })

  it('asks a stranger whose free games are over to sign up instead', async () => {
    const user = userEvent.setup()
    const over = { ...play, onboarding: { played: 50, limit: 5, locked: false, games: 50 } }
    const { host } = renderCard(DiscountCodeBanner, { ...props, play: over })
    await user.click(screen.getByRole('button'))
    expect(host.emitted).toEqual([
      { name: 'toast', data: { kind: 'error', text: 'Sign up to use this code.' } },
      { name: 'auth_requested', data: { screen: 'sign_up' } },
    ])
    expect(await navigator.clipboard.readText()).toBe('')
  })

  it.each([
    ['a code', { ...ruleOf('DiscountCodeBanner', {}), play }],
    ['a discount', { ...props, play: samplePlay() }],
  ])('is not there without %s', (_, given) => {
    expect(renderCard(DiscountCodeBanner, given).container).toBeEmptyDOMElement()
  })
})

describe('RateCard', () => {
  it('sends the first tap alone, and asks anew for another game', async () => {
    const { host, update } = renderCard(RateCard, { game: sampleGame({ id: 'g1' }) })
    await userEvent.click(screen.getByRole('button', { name: '4 stars' }))
    await userEvent.click(screen.getByRole('button', { name: 'One star' }))
    expect(screen.getByText('Thanks for rating!')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '4 stars' })).toHaveAttribute('aria-pressed', 'true')
    expect(host.emitted).toEqual([
      { name: 'analytics', data: { name: 'game_rated', properties: { gameId: 'g1', stars: 4 } } },
    ])
    update({ game: sampleGame({ id: 'g2' }) })
    expect(screen.getByText('Rate this game')).toBeInTheDocument()
  })
})
