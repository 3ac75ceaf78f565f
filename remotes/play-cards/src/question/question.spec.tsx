import { screen } from '@testing-library/react'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { Question } from './question'

const text = 'Which planet could float?'
const later = samplePlay({ gameIndex: 2 })

describe('Question', () => {
  it('draws the first question as the page already shows it', () => {
    const { container } = renderCard(Question, { game: sampleGame({ text }) })
    expect(container.innerHTML).toBe(
      `<h2 class="vs-question" lang="en-us"><span class="vs-question__text">${text}</span></h2>`
    )
  })

  it('lights up a later question word by word, with the whole text there from the start', () => {
    const { container } = renderCard(Question, { game: sampleGame({ text }), play: later })
    expect(screen.getByRole('heading', { name: text })).toBeInTheDocument()
    const words = [...container.querySelectorAll<HTMLElement>('.word')]
    expect(words.map((word) => word.textContent).join('')).toBe(text)
    expect(words.map((word) => Number(word.style.getPropertyValue('--at')))).toEqual([
      0, 0.25, 0.5, 0.75,
    ])
  })

  it('stands still once the player has picked', () => {
    const { container } = renderCard(Question, {
      game: sampleGame({ text }),
      play: later,
      phase: 'locking',
    })
    expect(container.querySelector('.word')).toBeNull()
  })

  it('is set smaller when it is long', () => {
    renderCard(Question, { game: sampleGame({ text: 'long '.repeat(20) }) })
    expect(screen.getByRole('heading')).toHaveAttribute('data-long')
  })
})
