import { render, screen } from '@testing-library/react'
import { Price, TicketPill } from './price'

describe('Price and TicketPill', () => {
  it('write the amount as the language does, and name its unit', () => {
    const { container } = render(<Price amount={1200} unit="coins" name="coins" locale="en-us" />)
    expect(container).toHaveTextContent('1,200 coins')
  })

  it('say what it cost before', () => {
    render(
      <Price
        amount={900}
        unit="coins"
        name="monedas"
        locale="es-mx"
        before={{ amount: 1200, label: 'en lugar de' }}
      />
    )
    expect(screen.getByRole('deletion')).toHaveTextContent('en lugar de 1,200')
  })

  it('show tickets as one picture with a name', () => {
    render(<TicketPill count={3} label="3 tickets" locale="en-us" />)
    expect(screen.getByRole('img', { name: '3 tickets' })).toHaveTextContent('3')
  })
})
