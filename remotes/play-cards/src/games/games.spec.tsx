import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ListedGame } from '@sidepick/card-kit'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { CarouselButtons } from './carousel_buttons'
import { barsAround, CarouselIndicator } from './carousel_indicator'
import { GameList } from './game_list'

const listOf = (...picked: ListedGame['picked'][]): ListedGame[] =>
  picked.map((side, index) => ({
    game: sampleGame({ id: `g${index}`, text: `Question ${index}` }),
    picked: side,
    correct: side && side === 'B',
  }))

const at = (
  index: number,
  list: ListedGame[],
  play: Partial<ReturnType<typeof samplePlay>> = {}
) => ({
  game: list[index]!.game,
  play: samplePlay({ list, ...play }),
})

describe('CarouselButtons', () => {
  const open = listOf(null, null, null)

  it.each([
    [1, 'Next game', 'g2'],
    [1, 'Previous game', 'g0'],
    [2, 'Next game', 'g0'],
    [0, 'Previous game', 'g2'],
  ])('from game %i "%s" leads to %s', async (index, name, gameId) => {
    const { host } = renderCard(CarouselButtons, at(index, open))
    await userEvent.click(screen.getByRole('button', { name }))
    expect(host.emitted).toContainEqual({ name: 'game_chosen', data: { gameId } })
  })

  it('passes over played games', () => {
    const { host } = renderCard(CarouselButtons, at(0, listOf(null, 'A', null)))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Next game' }), { key: 'ArrowDown' })
    expect(host.emitted).toContainEqual({ name: 'game_chosen', data: { gameId: 'g2' } })
  })

  it('says where it has turned to, and nothing when it turned by itself', () => {
    const { update } = renderCard(CarouselButtons, at(0, open))
    update(at(1, open))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    fireEvent.click(screen.getByRole('button', { name: 'Next game' }))
    expect(screen.getByRole('status')).toHaveTextContent('Game 3 of 3: Question 2')
  })

  it('stops turning, and goes on, where it would turn by itself', () => {
    const { host, update } = renderCard(CarouselButtons, at(0, open))
    expect(screen.queryByRole('button', { name: /changing/ })).toBeNull()
    update(at(0, open, { stopped: false }))
    fireEvent.click(screen.getByRole('button', { name: 'Stop changing games' }))
    update(at(0, open, { stopped: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Keep changing games' }))
    expect(host.emitted.map(({ data }) => data)).toEqual([{ stopped: true }, { stopped: false }])
  })

  it('is not there for a single game', () => {
    renderCard(CarouselButtons, at(0, listOf(null, 'A')))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('CarouselIndicator', () => {
  it.each([
    [0, 3, [0, 1, 2]],
    [0, 9, [0, 1, 2, 3]],
    [4, 9, [3, 4, 5, 6]],
    [8, 9, [5, 6, 7, 8]],
  ])('at %i of %i shows the bars %j', (index, count, bars) => {
    expect(barsAround(index, count)).toEqual(bars)
  })

  it('marks the bar of the game on screen', () => {
    const { container } = renderCard(CarouselIndicator, at(1, listOf(null, null, null)))
    expect([...container.querySelectorAll('span')].map(({ className }) => className)).toEqual([
      'bar',
      'current',
      'bar',
    ])
  })
})

describe('GameList', () => {
  const list = listOf('B', 'A', null, null)

  it('tells of each game what became of it', () => {
    renderCard(GameList, at(2, list))
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual([
      '1Question 0Your pick: SaturnRight',
      '2Question 1Your pick: JupiterWrong',
      '3Question 2On screen',
      '4Question 3',
    ])
    expect(screen.getByText('2 played')).toBeInTheDocument()
    expect(screen.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'true')
  })

  it('judges no opinion', () => {
    const polls = list.map(({ game, ...rest }) => ({
      ...rest,
      game: { ...game, gameType: 'POLL' as const },
    }))
    renderCard(GameList, at(2, polls))
    const [first] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent(/^1Question 0Your pick: Saturn$/)
    expect(first?.querySelector('svg')).toBeNull()
  })

  it('leads to the games still to come alone', async () => {
    const { host } = renderCard(GameList, at(2, list))
    await userEvent.click(screen.getByRole('button'))
    expect(host.emitted).toEqual([{ name: 'game_chosen', data: { gameId: 'g3' } }])
  })

  it('waits while a pick is under way', async () => {
    const { host } = renderCard(GameList, { ...at(2, list), phase: 'locking' })
    await userEvent.click(screen.getByRole('button'))
    expect(host.emitted).toEqual([])
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  })
})
