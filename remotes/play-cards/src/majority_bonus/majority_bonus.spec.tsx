import { screen } from '@testing-library/react'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { MajorityBonus } from './majority_bonus'

const points = { base: 10, bonus: 0, majority: 0, total: 10 }

describe('MajorityBonus', () => {
  it('celebrates a pick with the majority', () => {
    renderCard(MajorityBonus, {
      play: samplePlay({ points: { ...points, majority: 10, total: 20 } }),
    })
    expect(screen.getByText('+10')).toBeInTheDocument()
    expect(screen.getByText('You’re with the majority')).toBeInTheDocument()
  })

  it('shows what a correct answer against the majority brought', () => {
    renderCard(MajorityBonus, {
      play: samplePlay({ correct: true, points: { ...points, bonus: 20, total: 30 } }),
    })
    expect(screen.getByText('+30')).toBeInTheDocument()
    expect(screen.getByText('Correct answer')).toBeInTheDocument()
  })

  it('thanks for a play that brought its base alone', () => {
    renderCard(MajorityBonus, { play: samplePlay({ points }), locale: 'es-mx' })
    expect(screen.getByText('+10')).toBeInTheDocument()
    expect(screen.getByText('Gracias por jugar')).toBeInTheDocument()
  })

  it('shows nothing without points', () => {
    const { container } = renderCard(MajorityBonus)
    expect(container).toBeEmptyDOMElement()
  })
})
