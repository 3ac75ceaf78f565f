import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { ANA } from '@sidepick/card-kit/testing/sample_profile'
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
  const open = (buyer: Partial<typeof ANA> = {}, coins = 1_260) => {
    const answer = (body: object) => ({ status: 200, body })
    server.replyOnce('/v1/profiles', answer({ ...ANA, emailVerified: true, ...buyer }))
    server.replyOnce('/v1/wallets/account-balance', answer({ ...BALANCE, coins }))
    return openScreen(PurchaseModal, server.http, { viewer: player })
  }

  it('lets choose a bundle and how it is paid for', async () => {
    open()
    await userEvent.click(await screen.findByRole('radio', { name: '500 coins' }))
    expect(screen.getByRole('button', { name: 'Buy for 500 coins' })).toBeDisabled()
    await userEvent.click(screen.getByRole('radio', { name: /White tickets/ }))
    expect(screen.getByRole('button', { name: 'Buy for $4.99' })).toBeDisabled()
    expect(screen.queryByRole('group', { name: 'Pay with' })).toBeNull()
  })

  it('takes no coins from who has too few', async () => {
    open({}, 499)
    expect(await screen.findByRole('radio', { name: '500 coins' })).toBeDisabled()
    expect(screen.getByText(/^You have 499 coins/)).toBeInTheDocument()
  })

  it.each<[string, Partial<typeof ANA>, RegExp, string, string]>([
    [
      'a minor may be',
      { profileIncomplete: true },
      /Complete your/,
      'Complete my profile',
      '/birth-date',
    ],
    ['lives nowhere known', { state: null }, /Complete your/, 'Complete my profile', '/birth-date'],
    [
      'lives elsewhere',
      { country: 'MX', state: null, profileIncomplete: true },
      /United States only/,
      'Get free tickets',
      '/profile/free-tickets',
    ],
    [
      'lives where none are sold',
      { state: 'TX' },
      /in Texas/,
      'Get free tickets',
      '/profile/free-tickets',
    ],
    [
      'has an email that is not verified',
      { emailVerified: false },
      /Verify/,
      'Open my profile',
      '/profile',
    ],
  ])('offers none to who %s, and says why', async (_, buyer, words, way, to) => {
    const { host } = open(buyer)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: way }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to } }])
  })

  it('asks a stranger to sign up, and nothing of the server', async () => {
    const { host } = openScreen(PurchaseModal, server.http, { viewer: stranger })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up' }))
    expect(host.emitted.map(({ name }) => name)).toEqual(['auth_requested'])
    expect(server.received).toEqual([])
  })

  it('lists what bundles cost, and offers none while nobody can be paid', async () => {
    const { host } = open()
    const bundles = await screen.findAllByRole('listitem')
    expect(bundles.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Black tickets.*\$5\.00or 500 coins$/),
      expect.stringMatching(/White tickets.*\$4\.99$/),
    ])
    expect(screen.getByText('Tickets cannot be bought yet')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /buy/i })).toBeDisabled()
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
