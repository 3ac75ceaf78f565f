import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Sheet } from './sheet'

// jsdom knows the element and not its methods.
const showModal = jest.fn(function show(this: HTMLDialogElement) {
  this.open = true
})

beforeEach(() => {
  showModal.mockClear()
  HTMLDialogElement.prototype.showModal = showModal
})

const draw = (open: boolean, close = jest.fn()) => {
  render(
    <Sheet
      open={open}
      title="Redeem?"
      closeLabel="Close"
      onClose={close}
      footer={<button>Yes</button>}
    >
      It takes 1,200 coins.
    </Sheet>
  )
  return close
}

describe('Sheet', () => {
  it('is not in the page while it is shut', () => {
    draw(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens as a modal dialog named by its title', () => {
    draw(true)
    expect(showModal).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog', { name: 'Redeem?' })).toHaveTextContent('1,200 coins')
  })

  it('asks to be closed by its button and by Escape, and leaves that to its owner', async () => {
    const close = draw(true)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    // A browser turns Escape into this event.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(close).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('dialog')).toHaveAttribute('open')
  })
})
