import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { NoGames } from './no_games'

const play = samplePlay({ sessionPoints: 120 })

const tally = {
  results: 6,
  judged: 4,
  right: 3,
  withCrowd: 5,
  streak: 0,
  longestStreak: 3,
  points: 170,
}
const played = samplePlay({ sessionPoints: 170, tally })

describe('NoGames', () => {
  it('says what the visit was, and how it compares with the crowd', () => {
    const { update } = renderCard(NoGames, { play: played })
    expect(screen.getByText('3 of 4')).toBeInTheDocument()
    expect(screen.getByText(/with most people 5 of 6 times/)).toBeInTheDocument()
    update({ play: { ...played, tally: { ...tally, withCrowd: 2 } } })
    expect(screen.getByText(/You go your own way/)).toBeInTheDocument()
  })

  it('compares nobody after so few games that a share says nothing', () => {
    renderCard(NoGames, { play: { ...played, tally: { ...tally, results: 2, withCrowd: 2 } } })
    expect(screen.queryByText(/most people/)).toBeNull()
  })

  it('shares what was reached, and leads a player to the leaderboard', async () => {
    const viewer = { loggedIn: true, loading: false, profile: null }
    const { host } = renderCard(NoGames, { play: played, viewer })
    await userEvent.click(screen.getByRole('button', { name: 'Share my result' }))
    await userEvent.click(screen.getByRole('button', { name: 'See the leaderboard' }))
    const text = 'I got 3 of 4 right, 3 in a row. Can you beat me?'
    expect(host.emitted).toEqual([
      { name: 'share_requested', data: { text } },
      { name: 'screen_requested', data: { name: 'LeaderboardModal' } },
    ])
  })

  it.each([
    [2, { visit: '2-2-1-1-abc' }],
    // Its games are private, so that the link would tell of none.
    [0, { text: 'I got 3 of 4 right, 3 in a row. Can you beat me?' }],
  ])('shares the visit as the server has sealed it, with %d games', async (results, shared) => {
    const asked: unknown[] = []
    const http = ((...call: unknown[]) => {
      asked.push(call)
      return Promise.resolve({ code: '2-2-1-1-abc', results })
    }) as never
    const list = (['A', 'B', null] as const).map((picked, at) => ({
      game: sampleGame({ id: `g${at}` }),
      picked,
      correct: null,
    }))
    const { host } = renderCard(NoGames, { play: { ...played, list } }, { http })
    await userEvent.click(screen.getByRole('button', { name: 'Share my result' }))
    expect(asked).toEqual([
      [
        'POST /v1/shared_visits',
        {
          body: {
            picks: [
              { gameId: 'g0', side: 'A' },
              { gameId: 'g1', side: 'B' },
            ],
          },
        },
      ],
    ])
    expect(host.emitted).toMatchObject([{ name: 'share_requested', data: shared }])
    expect('visit' in (host.emitted[0]?.data as object)).toBe(results > 0)
  })

  it('leads to no leaderboard that is switched off', () => {
    const viewer = { loggedIn: true, loading: false, profile: null }
    renderCard(NoGames, { play: played, viewer }, { hasScreen: () => false })
    expect(screen.queryByRole('button', { name: 'See the leaderboard' })).toBeNull()
  })

  it('tells a stranger what the visit brought, and leads to the sign-up', async () => {
    const { host } = renderCard(NoGames, { play })
    expect(screen.getByText(/You earned 120 points\./)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Save my points' }))
    const data = { screen: 'sign_up', variant: 'newDontLoseYourPoints' }
    expect(host.emitted).toEqual([{ name: 'auth_requested', data }])
  })

  it.each([
    ['many points', 375, {}, 'almostThereRegister'],
    ['a rule that says so', 120, { variant: 'dontLoseYourPoints' }, 'dontLoseYourPoints'],
    ['a rule that names a short form', 120, { variant: 'quick' }, 'quick'],
  ])('asks in another way because of %s', async (_, sessionPoints, props, variant) => {
    const { host } = renderCard(NoGames, {
      play: samplePlay({ sessionPoints }),
      rule: { componentName: 'NoGames', panel: 'mainPanel', position: 'modal', props },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Save my points' }))
    expect(host.emitted).toEqual([{ name: 'auth_requested', data: { screen: 'sign_up', variant } }])
  })

  it('offers no sign-up to a stranger who must not be asked', () => {
    const viewer = { loggedIn: false, loading: false, registered: true, profile: null }
    renderCard(NoGames, { play, viewer })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offers no sign-up to a player, nor to a stranger without points', () => {
    const { update } = renderCard(NoGames, {
      play,
      viewer: { loggedIn: true, loading: false, profile: null },
    })
    expect(screen.queryByRole('button', { name: 'Save my points' })).toBeNull()
    update({ viewer: { loggedIn: false, loading: false, profile: null }, play: samplePlay() })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('heading', { name: 'You’re all caught up!' })).toBeInTheDocument()
  })
})
