import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PrizeTile } from './prize_tile'

const draw = (unavailable?: string) => {
  const press = jest.fn()
  render(
    <PrizeTile
      title="Cinema"
      picture={null}
      price="1,200"
      unavailable={unavailable}
      onPress={press}
    />
  )
  return press
}

describe('PrizeTile', () => {
  it('opens the prize', async () => {
    const press = draw()
    await userEvent.click(screen.getByRole('button', { name: 'Cinema 1,200' }))
    expect(press).toHaveBeenCalledTimes(1)
  })

  it('says why it cannot be had, stays in reach and does nothing', async () => {
    const press = draw('From league 3')
    const tile = screen.getByRole('button', { name: 'Cinema From league 3' })
    expect(tile).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(tile)
    expect(press).not.toHaveBeenCalled()
  })
})
