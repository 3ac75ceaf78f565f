import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChoiceChip } from './chip'

test('ChoiceChip says whether it is pressed, and asks when it is clicked', async () => {
  const ask = jest.fn()
  const { rerender } = render(
    <ChoiceChip pressed={false} onClick={ask}>
      Music
    </ChoiceChip>
  )
  await userEvent.click(screen.getByRole('button', { name: 'Music', pressed: false }))
  expect(ask).toHaveBeenCalledTimes(1)
  rerender(<ChoiceChip pressed>Music</ChoiceChip>)
  expect(screen.getByRole('button', { name: 'Music', pressed: true })).toBeVisible()
})
