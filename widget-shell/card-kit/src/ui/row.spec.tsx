import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Row, Rows } from './row'

test('a Row that leads on is a button over its whole width; another one is text', async () => {
  const open = jest.fn()
  render(
    <Rows label="Board">
      <Row leading="1" title="luna" trailing="4,210" />
      <Row leading="2" title="You" trailing="3,755" current onPress={open} />
    </Rows>
  )
  expect(screen.getByRole('list', { name: 'Board' })).toBeVisible()
  const [first, own] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('1luna4,210')
  expect(own).toHaveAttribute('aria-current', 'true')
  await userEvent.click(screen.getByRole('button', { name: /You/ }))
  expect(open).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
