import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { fakeHost } from '@sidepick/card-kit/testing'
import { drawPart } from '../testing/draw_part'
import { useListAddress } from './list_address'
import { ListPages } from './list_pages'

const user = userEvent.setup()
const NAMES = ['q']

/** Three pages: where the next one starts, by where one does. */
const NEXT: Readonly<Record<string, string>> = { first: 'second', second: 'third' }

function Probe() {
  const address = useListAddress(NAMES)
  const navigate = useNavigate()
  const shown = address.start ?? 'first'
  return (
    <>
      <output>{[shown, address.filters.q].filter(Boolean).join(' of ')}</output>
      <ListPages address={address} next={NEXT[shown] ?? null} />
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => address.filter('q', 'moon')}>Filter</button>
    </>
  )
}

const draw = (at?: string) => drawPart(<Probe />, fakeHost().http, { at })
const shows = async (page: string) => expect(await screen.findByText(page)).toBeInTheDocument()
const button = (name: string) => screen.findByRole('button', { name })
const press = async (...names: string[]) => {
  for (const name of names) await user.click(await button(name))
}

describe('The pages of a list', () => {
  it('go on, back one by one, and to the first', async () => {
    draw()
    await press('Next page', 'Next page')
    await shows('third')
    expect(await button('Next page')).toBeDisabled()
    await press('Previous page')
    await shows('second')
    await press('Previous page')
    await shows('first')
    expect(await button('Previous page')).toBeDisabled()
    await press('Next page', 'Next page', 'First page')
    await shows('first')
    expect(await button('Previous page')).toBeDisabled()
  })

  it('know the pages before after the browser went back as well', async () => {
    draw()
    await press('Next page', 'Next page', 'Back')
    await shows('second')
    await press('Previous page')
    await shows('first')
    await press('Back')
    await shows('second')
    expect(await button('Previous page')).toBeEnabled()
  })

  it('begin anew with another filter', async () => {
    draw()
    await press('Next page', 'Filter')
    await shows('first of moon')
    expect(await button('Previous page')).toBeDisabled()
    expect(await button('First page')).toBeDisabled()
  })

  it('offer the first one where somebody began in the middle', async () => {
    draw('/?start=second')
    expect(await button('Previous page')).toBeDisabled()
    await press('First page')
    await shows('first')
  })
})
