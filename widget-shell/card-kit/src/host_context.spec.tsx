import { render, screen } from '@testing-library/react'
import type { Card } from './contract'
import { provideHost, useHost } from './host_context'
import { cardProps, fakeHost } from './testing'

const Flavour: Card = () => <p>{useHost().flavour}</p>

describe('provideHost', () => {
  it('gives each remote’s cards their own host', () => {
    const first = provideHost(fakeHost({ flavour: 'first' }), { Flavour })
    const second = provideHost(fakeHost({ flavour: 'second' }), { Flavour })
    render(
      <>
        <first.Flavour {...cardProps()} />
        <second.Flavour {...cardProps()} />
      </>
    )
    expect(screen.getAllByText(/first|second/).map((text) => text.textContent)).toEqual([
      'first',
      'second',
    ])
  })

  it('says what a card without a host is missing', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Flavour {...cardProps()} />)).toThrow('useHost needs a HostProvider')
    log.mockRestore()
  })
})
