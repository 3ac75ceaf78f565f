import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Segmented } from './segmented'

const options = [
  { value: 'day', label: 'Today' },
  { value: 'week', label: 'Week' },
  { value: 'ever', label: 'All time', disabled: true },
]

test('Segmented is a named group of radio buttons of which one is chosen', async () => {
  const choose = jest.fn()
  render(<Segmented label="Period" options={options} value="day" onChange={choose} />)
  expect(screen.getByRole('group', { name: 'Period' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
  expect(choose).toHaveBeenCalledWith('week')
  expect(screen.getByRole('radio', { name: 'All time' })).toBeDisabled()
})
