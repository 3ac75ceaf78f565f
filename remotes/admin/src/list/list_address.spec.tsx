import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { fakeHost } from '@sidepick/card-kit/testing'
import { drawPart } from '../testing/draw_part'
import { FilterField } from './filter_field'
import { useListAddress } from './list_address'

const user = userEvent.setup()
const NAMES = ['q']

/** What a list does with its address. */
function Probe() {
  const address = useListAddress(NAMES)
  return (
    <>
      <FilterField
        key={address.arrival}
        filter={{ id: 'q', label: 'Words' }}
        value={address.filters.q ?? ''}
        change={(value) => address.filter('q', value)}
      />
      <output>{address.filters.q ?? 'all'}</output>
      <Link to="?q=comet">Comets</Link>
    </>
  )
}

const draw = () => drawPart(<Probe />, fakeHost().http)

describe('The address of a list', () => {
  it('follows a filter that is typed, and the field keeps the focus', async () => {
    draw()
    const field = await screen.findByRole('searchbox', { name: 'Words' })
    await user.type(field, 'moon')
    expect(await screen.findByText('moon')).toBeInTheDocument()
    expect(field).toBeInTheDocument()
    expect(field).toHaveFocus()
  })

  it('is what its fields say after a link to the same list', async () => {
    draw()
    await user.type(await screen.findByRole('searchbox', { name: 'Words' }), 'moon')
    await screen.findByText('moon')
    await user.click(screen.getByRole('link', { name: 'Comets' }))
    expect(await screen.findByText('comet')).toBeInTheDocument()
    expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveValue('comet')
  })
})
