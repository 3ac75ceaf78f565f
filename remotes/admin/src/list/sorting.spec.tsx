import type { Http } from '@sidepick/card-kit'
import type { AdminProduct } from '@sidepick/rules/generated_wire'
import { startServer } from '@sidepick/card-kit/testing/local_server'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { drawPart } from '../testing/draw_part'
import { pageOf, PEOPLE, PLAYLIST } from '../testing/samples'
import { PersonList } from '../views/people/person_list'
import { PlaylistList } from '../views/playlists/playlist_list'
import { ProductList } from '../views/products/product_list'

const user = userEvent.setup()

const product = (name: string, quantity: number, priceCoins: number | null): AdminProduct => ({
  id: `01995b3e-7a11-7c3d-9f4e-${String(quantity).padStart(12, '0')}`,
  name,
  quantity,
  priceCoins,
  description: '',
  ticketType: 'white',
  priceCents: 100,
  currency: 'usd',
  imageUrl: null,
  position: 0,
  active: true,
  createdAt: '2026-11-20T12:00:00.000Z',
})

const PRODUCTS = [product('Some', 20, 900), product('a few', 3, null), product('Many', 100, 50)]

const answers = (answer: unknown) => (() => Promise.resolve(answer)) as unknown as Http

function Address() {
  return <output>{useLocation().search}</output>
}

const drawProducts = (at = '/products') => {
  const list = (
    <>
      <ProductList />
      <Address />
    </>
  )
  drawPart(list, answers(PRODUCTS), { at })
}

const head = (name: string) => screen.findByRole('columnheader', { name })
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)

describe('A list that is here as a whole', () => {
  it('is sorted by a head, and the other way round by a second press; its address says so', async () => {
    drawProducts()
    await user.click(await head('Number of tickets'))
    expect(await head('Number of tickets')).toHaveAttribute('aria-sort', 'ascending')
    expect(names()).toEqual(['a few', 'Some', 'Many'])
    expect(screen.getByText('?sort=quantity')).toBeInTheDocument()
    await user.click(await head('Number of tickets'))
    expect(await head('Number of tickets')).toHaveAttribute('aria-sort', 'descending')
    expect(names()).toEqual(['Many', 'Some', 'a few'])
    expect(screen.getByText('?sort=-quantity')).toBeInTheDocument()
  })

  it('is sorted by the keyboard', async () => {
    drawProducts()
    const name = await head('Name')
    name.focus()
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['a few', 'Many', 'Some'])
  })

  it.each([
    ['?sort=coins', ['Many', 'Some', 'a few']],
    ['?sort=-coins', ['Some', 'Many', 'a few']],
    ['?sort=nothing', ['Some', 'a few', 'Many']],
    ['', ['Some', 'a few', 'Many']],
  ])('opens as %s says, with what is missing last', async (search, expected) => {
    drawProducts(`/products${search}`)
    await head('Name')
    expect(names()).toEqual(expected)
  })
})

describe('A page of more', () => {
  it('has no head that sorts where the server keeps no order, whatever its address says', async () => {
    const lists = [PLAYLIST, { ...PLAYLIST, id: PLAYLIST.creatorId, name: 'A second one' }]
    drawPart(<PlaylistList />, answers(pageOf(lists, 'more')), { at: '/playlists?sort=name' })
    expect(await head('Name')).not.toHaveAttribute('aria-sort')
    expect(names()).toEqual([PLAYLIST.name, 'A second one'])
  })

  it('begins anew in the order that a head asks the server for', async () => {
    const asked = 'limit=50'
    const whole = (order: string) => `GET /admin/auth/users?${order}${asked}`
    const server = await startServer({
      [`${whole('')}&start=more`]: { status: 200, body: pageOf(PEOPLE, 'last') },
      [whole('sort=email&order=asc&')]: { status: 200, body: pageOf(PEOPLE, 'more') },
      [whole('sort=email&order=desc&')]: { status: 200, body: pageOf(PEOPLE.toReversed(), 'more') },
    })
    const list = (
      <>
        <PersonList />
        <Address />
      </>
    )
    drawPart(list, server.http, { at: '/people?start=more' })
    await user.click(await head('Email'))
    expect(await head('Email')).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByText('?sort=email')).toBeInTheDocument()
    await user.click(await head('Email'))
    await waitFor(() => expect(names()).toEqual(['cy', 'bo', 'ada']))
    expect(await head('Email')).toHaveAttribute('aria-sort', 'descending')
    await server.close()
  })
})
