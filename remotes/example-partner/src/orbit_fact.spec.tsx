import { screen } from '@testing-library/react'
import { renderCard, sampleGame } from '@sidepick/card-kit/testing'
import { OrbitFact } from './orbit_fact'

const about = (categoryName: string) => sampleGame({ category: { categoryName } })

describe('OrbitFact', () => {
  it('tells a fact that fits the category', () => {
    renderCard(OrbitFact, { game: about('Space') })
    expect(screen.getByRole('complementary', { name: 'Orbit fact' })).toHaveTextContent(
      'A day on Venus'
    )
  })

  it('speaks the language of the visit', () => {
    renderCard(OrbitFact, { game: about('Comida'), locale: 'es-mx' })
    expect(screen.getByText(/Los astronautas comen tortillas/)).toBeInTheDocument()
  })

  it('has something to tell about everything else', () => {
    renderCard(OrbitFact, { game: about('Music') })
    expect(screen.getByText(/1,800 km/)).toBeInTheDocument()
  })

  it('takes no category for a member of every object', () => {
    renderCard(OrbitFact, { game: about('constructor') })
    expect(screen.getByText(/1,800 km/)).toBeInTheDocument()
  })
})
