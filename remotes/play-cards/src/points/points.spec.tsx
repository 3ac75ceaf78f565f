import { screen } from '@testing-library/react'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { Points } from './points'

const viewer = { loggedIn: true, loading: false, profile: null }

describe('Points', () => {
  it('shows a stranger the points of the visit', () => {
    const { container } = renderCard(Points, {
      play: samplePlay({ sessionPoints: 40, weeklyPoints: 900 }),
    })
    expect(screen.getByText('40 points')).toBeInTheDocument()
    const count = container.querySelector<HTMLElement>('.count')
    expect(count?.style.getPropertyValue('--points-shown')).toBe('40')
  })

  it('shows a player the points of the week once they are known', () => {
    const { update } = renderCard(Points, {
      viewer,
      play: samplePlay({ sessionPoints: 1 }),
      locale: 'es-mx',
    })
    expect(screen.getByText('1 punto')).toBeInTheDocument()
    update({ play: samplePlay({ sessionPoints: 1, weeklyPoints: 900 }) })
    expect(screen.getByText('900 puntos')).toBeInTheDocument()
  })

  it('stays away while there are none', () => {
    const { container } = renderCard(Points)
    expect(container).toBeEmptyDOMElement()
  })
})
