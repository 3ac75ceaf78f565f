import { render, screen } from '@testing-library/react'
import { EmptyState, ErrorState } from './state_message'

describe('the states without content', () => {
  it('an error interrupts, with the way out beside it', () => {
    render(<ErrorState title="Not loaded" text="Try again." action={<button>Again</button>} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Not loadedTry again.')
    expect(screen.getByRole('button', { name: 'Again' })).toBeVisible()
  })

  it('emptiness is no alarm', () => {
    render(<EmptyState icon="gift" title="No prizes yet" text="Play on." />)
    expect(screen.getByText('No prizes yet')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
