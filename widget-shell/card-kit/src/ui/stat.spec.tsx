import { render, screen } from '@testing-library/react'
import { Stat, Stats } from './stat'

test('Stat ties the number to what it counts', () => {
  render(
    <Stats>
      <Stat label="Points" value="3,755" change={{ text: '+180', tone: 'success' }} />
    </Stats>
  )
  expect(screen.getByRole('term')).toHaveTextContent('Points')
  expect(screen.getByRole('definition')).toHaveTextContent('3,755+180')
})
