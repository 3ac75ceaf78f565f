import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { aPlay } from '@sidepick/card-kit/testing/sample_plays'
import { startServer, type LocalServer } from '../testing/local_server'
import { BALANCE, pageOf } from '../testing/samples'
import { FreeTickets } from './free_tickets'
import { paidToday } from './paid_today'
import { PurchaseModal } from './purchase_modal'
import { RewardsPartner } from './rewards_partner'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const player = { loggedIn: true, loading: false, profile: null }
const stranger = { ...player, loggedIn: false }

describe('FreeTickets', () => {
  const open = (balance: Partial<typeof BALANCE>) => {
    server.replyOnce('/v1/wallets/account-balance', {
      status: 200,
      body: { ...BALANCE, ...balance },
    })
    return openScreen(FreeTickets, server.http)
  }

  it('says how far it is to a black ticket, and leads to the gift that waits', async () => {
    const { host } = open({ gray: 97, canCollectFreeGift: true })
    expect(await screen.findByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '97 of 100 grays'
    )
    await userEvent.click(screen.getByRole('link', { name: 'Open the gift' }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/profile/daily-gift' } }])
  })

  it('says when the next gift comes, and which tickets expire', async () => {
    open({ expiringWhite: { count: 1, at: '2026-11-27T12:00:00.000Z' } })
    expect(await screen.findByText(/^The next one waits from/)).toBeInTheDocument()
    expect(screen.getByText(/^1 white ticket expires on/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Open the gift' })).toBeNull()
  })
})

describe('PurchaseModal', () => {
  it('lists what bundles cost, and offers none while nobody can be paid', async () => {
    const { host } = openScreen(PurchaseModal, server.http)
    const bundles = await screen.findAllByRole('listitem')
    expect(bundles.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Black tickets.*\$5\.00or 500 coins$/),
      expect.stringMatching(/White tickets.*\$4\.99$/),
    ])
    expect(screen.getByText('Tickets cannot be bought yet')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /buy/i })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Get free tickets' }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/profile/free-tickets' } }])
  })
})

describe('RewardsPartner', () => {
  it('tells a player what the programme has paid today', async () => {
    const paid = aPlay(1, { rewardType: 'gift_card', createdAt: new Date().toISOString() })
    server.replyOnce('/v1/gameplays?limit=100', { status: 200, body: pageOf([paid, aPlay(2)]) })
    openScreen(RewardsPartner, server.http, { viewer: player })
    expect(await screen.findByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '1 of 3 games, 5 points'
    )
  })

  it('asks a stranger to sign up', async () => {
    const { host } = openScreen(RewardsPartner, server.http, { viewer: stranger })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up to keep the points' }))
    expect(host.emitted).toHaveLength(1)
  })
})

describe('paidToday', () => {
  const now = new Date('2026-11-26T00:30:00.000Z')
  const play = {
    rewardType: 'gift_card',
    distributorId: 'here',
    createdAt: now.toISOString(),
  } as const

  it('counts plays of the UTC day, of one distributor, up to the limit', () => {
    const others = [
      { ...play, rewardType: null },
      { ...play, distributorId: 'elsewhere' },
      { ...play, createdAt: '2026-11-25T23:59:59.999Z' },
    ]
    expect(paidToday(others, 'here', now)).toBe(0)
    expect(paidToday([play, ...others, play], 'here', now)).toBe(2)
    expect(paidToday([play, play, play, play], 'here', now)).toBe(3)
  })
})
