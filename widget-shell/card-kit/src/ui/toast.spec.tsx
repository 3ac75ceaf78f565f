import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toast } from './toast'

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'status'],
  ['danger', 'alert'],
] as const)('a Toast of kind %s is a %s that can be dismissed', async (kind, role) => {
  const dismiss = { label: 'Dismiss', onPress: jest.fn() }
  render(<Toast kind={kind} text="Saved." dismiss={dismiss} />)
  expect(screen.getByRole(role)).toHaveTextContent('Saved.')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismiss.onPress).toHaveBeenCalledTimes(1)
})
