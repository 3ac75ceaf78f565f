import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Reveal } from './reveal'

test('Reveal keeps its content out of the page until its owner opens it', async () => {
  const open = jest.fn()
  const { rerender } = render(
    <Reveal revealed={false} cover="Tap to open" onReveal={open}>
      Cinema
    </Reveal>
  )
  expect(screen.queryByText('Cinema')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Tap to open' }))
  expect(open).toHaveBeenCalledTimes(1)
  rerender(
    <Reveal revealed cover="Tap to open" onReveal={open}>
      Cinema
    </Reveal>
  )
  expect(screen.getByText('Cinema')).toBeVisible()
})
