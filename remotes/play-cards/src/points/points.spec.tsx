import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { Points } from './points'

const viewer = { loggedIn: true, loading: false, profile: null }
const week = { points: 900, rank: 12 }

describe('Points', () => {
  it('shows a stranger the points of the visit', () => {
    const { container } = renderCard(Points, { play: samplePlay({ sessionPoints: 40, week }) })
    expect(screen.getByText(/^40 points\. Open/)).toBeInTheDocument()
    const count = container.querySelector<HTMLElement>('.count')
    expect(count?.style.getPropertyValue('--points-shown')).toBe('40')
    expect(screen.queryByText('#12')).not.toBeInTheDocument()
  })

  it('shows a player the points and the rank of the week once they are known', () => {
    const { update } = renderCard(Points, {
      viewer,
      play: samplePlay({ sessionPoints: 1 }),
      locale: 'es-mx',
    })
    expect(screen.getByText(/^1 punto\./)).toBeInTheDocument()
    update({ play: samplePlay({ sessionPoints: 1, week }) })
    expect(screen.getByText(/^900 puntos, lugar 12\./)).toBeInTheDocument()
    expect(screen.getByText('#12')).toBeInTheDocument()
  })

  it('writes thousands as the country does', () => {
    renderCard(Points, { play: samplePlay({ sessionPoints: 12_340 }), locale: 'es-mx' })
    expect(screen.getByText(/^12,340 puntos\./)).toBeInTheDocument()
  })

  it('opens the leaderboard', async () => {
    const { host } = renderCard(Points, { play: samplePlay({ sessionPoints: 40 }) })
    await userEvent.click(screen.getByRole('button', { name: /open the leaderboard/i }))
    expect(host.emitted).toContainEqual({
      name: 'screen_requested',
      data: { name: 'LeaderboardModal' },
    })
  })

  it('leads nowhere where the leaderboard is switched off', () => {
    const host = { hasScreen: () => false }
    renderCard(Points, { play: samplePlay({ sessionPoints: 40 }) }, host)
    expect(screen.getByText('40 points')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('stays away while there are none', () => {
    const { container } = renderCard(Points)
    expect(container).toBeEmptyDOMElement()
  })
})
