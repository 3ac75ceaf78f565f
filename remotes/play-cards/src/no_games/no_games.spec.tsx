import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { NoGames } from './no_games'

const play = samplePlay({ sessionPoints: 120 })

describe('NoGames', () => {
  it('tells a stranger what the visit brought, and leads to the sign-up', async () => {
    const { host } = renderCard(NoGames, { play })
    expect(screen.getByText(/You made 120 points\./)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Save my points' }))
    expect(host.emitted).toEqual([{ name: 'auth_requested', data: { screen: 'sign_up' } }])
  })

  it('offers no sign-up to a player, nor to a stranger without points', () => {
    const { update } = renderCard(NoGames, {
      play,
      viewer: { loggedIn: true, loading: false, profile: null },
    })
    expect(screen.queryByRole('button')).toBeNull()
    update({ viewer: { loggedIn: false, loading: false, profile: null }, play: samplePlay() })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('heading', { name: 'You’re all caught up!' })).toBeInTheDocument()
  })
})
