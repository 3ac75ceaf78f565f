import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { NoGames } from './no_games'

const play = samplePlay({ sessionPoints: 120 })

describe('NoGames', () => {
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
    expect(screen.queryByRole('button')).toBeNull()
    update({ viewer: { loggedIn: false, loading: false, profile: null }, play: samplePlay() })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('heading', { name: 'You’re all caught up!' })).toBeInTheDocument()
  })
})
