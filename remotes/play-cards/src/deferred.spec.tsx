import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card } from '@sidepick/card-kit'
import { renderCard } from '@sidepick/card-kit/testing'
import { deferred } from './deferred'

const Late: Card = () => <p>here</p>
const fallbacks = {
  loading: () => <p>coming</p>,
  failed: (_: unknown, retry: () => void) => <button onClick={retry}>again</button>,
}

describe('deferred', () => {
  it('draws the card once its code is there', async () => {
    renderCard(deferred(async () => Late, fallbacks))
    expect(screen.getByText('coming')).toBeInTheDocument()
    expect(await screen.findByText('here')).toBeInTheDocument()
  })

  it('asks for lost code again', async () => {
    const load = jest.fn(async () => Late).mockRejectedValueOnce(new Error('lost'))
    renderCard(deferred(load, fallbacks))
    await userEvent.click(await screen.findByRole('button', { name: 'again' }))
    expect(await screen.findByText('here')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
