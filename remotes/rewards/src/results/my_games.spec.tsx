import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { button } from '@sidepick/card-kit/testing/queries'
import { aPlay } from '@sidepick/card-kit/testing/sample_plays'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { pageOf, PLAYS } from '../testing/samples'
import { MyGames } from './my_games'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const ALL = '/v1/gameplays?state=all&limit=10'
const open = () => openScreen(MyGames, server.http, { place: 'page' })
const lists = () => screen.findAllByRole('list', { name: 'Your games' })

describe('MyGames', () => {
  it('lists the games with pick and label, and leads to each result', async () => {
    const { host } = open()
    const [list] = await lists()
    const rows = within(list!).getAllByRole('link')
    expect(rows).toHaveLength(PLAYS.length)
    expect(rows[1]).toHaveTextContent(/giant bathtub.*Your pick: Jupiter.*Incorrect/)
    expect(rows[2]).toHaveTextContent('100 points to claim')
    expect(rows[5]).toHaveTextContent('You won (pending)')
    expect(rows[7]).toHaveTextContent('A game that is no longer shown')
    await userEvent.click(rows[0]!)
    const to = `/results/${PLAYS[0]!.id}`
    expect(rows[0]).toHaveAttribute('href', to)
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to } }])
  })

  it('keeps saying that the points of a win were claimed', async () => {
    const claimed = aPlay(1, { claimedAt: '2026-11-21T12:00:00.000Z' })
    server.replyOnce(ALL, { status: 200, body: pageOf([claimed, aPlay(2)]) })
    open()
    const [first, second] = within((await lists())[0]!).getAllByRole('link')
    expect(first).toHaveTextContent(/Won.*Claimed$/)
    expect(second).not.toHaveTextContent('Claimed')
  })

  it('brings the next page when it is asked for, from where the first one ended', async () => {
    server.replyOnce(ALL, { status: 200, body: pageOf([aPlay(1)], 'c1') })
    server.replyOnce('/v1/gameplays?state=all&start=c1&limit=10', {
      status: 200,
      body: pageOf([aPlay(2), aPlay(3)]),
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(3))
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('shows only what is pending, and says so where nothing is', async () => {
    server.replyOnce('/v1/gameplays?state=pending&limit=10', { status: 200, body: pageOf([]) })
    open()
    await lists()
    await userEvent.click(screen.getByRole('radio', { name: 'Pending' }))
    expect(await screen.findByText('Nothing in this list')).toBeInTheDocument()
  })

  it('invites to play where nothing was played yet', async () => {
    server.replyOnce(ALL, { status: 200, body: pageOf([]) })
    const { host } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Keep playing' }))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
  })

  it('asks again for what did not come', async () => {
    server.replyOnce(ALL, problem(503, 'E_UNAVAILABLE', [{ message: 'Later' }]))
    open()
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await userEvent.click(button('Try again'))
    expect(await lists()).toHaveLength(1)
  })

  it('speaks Spanish', async () => {
    openScreen(MyGames, server.http, { locale: 'es-mx' })
    const list = await screen.findByRole('list', { name: 'Tus juegos' })
    expect(within(list).getAllByRole('link')[1]).toHaveTextContent('Incorrecto')
  })
})
