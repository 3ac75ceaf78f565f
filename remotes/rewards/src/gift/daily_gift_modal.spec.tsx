import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { BALANCE } from '../testing/samples'
import { DailyGiftModal } from './daily_gift_modal'

const BALANCE_PATH = '/v1/wallets/account-balance'
const CLAIM = '/v1/wallets/claim-daily-gift'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
  server.replyOnce(BALANCE_PATH, { status: 200, body: { ...BALANCE, canCollectFreeGift: true } })
})
afterEach(() => server.close())

const open = () => openScreen(DailyGiftModal, server.http)
const collect = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Collect 10 tickets' }))
const keys = () =>
  server.received.filter(({ path }) => path === CLAIM).map((call) => call.idempotencyKey)

describe('DailyGiftModal', () => {
  it('collects the tickets of the day, says so, and reads the balance again', async () => {
    const { host } = open()
    const button = await screen.findByRole('button', { name: 'Collect 10 tickets' })
    server.replyOnce(BALANCE_PATH, { status: 200, body: { ...BALANCE, whiteTickets: 15 } })
    await userEvent.click(button)
    expect(await screen.findByText('10 tickets are yours')).toBeInTheDocument()
    expect(await screen.findByRole('img', { name: '15 white tickets' })).toBeInTheDocument()
    expect(host.emitted).toEqual([
      { name: 'analytics', data: { name: 'rewards_gift_clicked' } },
      { name: 'toast', data: { text: '10 white tickets collected', kind: 'success' } },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
    expect(host.emitted).toContainEqual({ name: 'screen_closed', data: {} })
  })

  it('sends a second try with the key of the first, so that a lost answer pays nothing twice', async () => {
    open()
    server.replyOnce(CLAIM, problem(503, 'E_UNAVAILABLE', [{ message: 'Later' }]))
    await collect()
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be collected/)
    await collect()
    expect(await screen.findByText('10 tickets are yours')).toBeInTheDocument()
    const [first, second] = keys()
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
  })

  it('says that it was collected elsewhere', async () => {
    open()
    server.replyOnce(CLAIM, problem(409, 'E_GIFT_COLLECTED', [{ message: 'Once a day' }]))
    await collect()
    expect(await screen.findByText('Today’s gift is collected')).toBeInTheDocument()
  })

  it('leads to the terms where they come first', async () => {
    const { host } = open()
    server.replyOnce(CLAIM, problem(403, 'E_TOS_REQUIRED', [{ message: 'Terms' }]))
    await collect()
    await userEvent.click(await screen.findByRole('button', { name: 'Read and accept' }))
    expect(host.emitted.at(-1)).toEqual({
      name: 'screen_requested',
      data: { name: 'TermsOfService' },
    })
  })

  it('may be left for later', async () => {
    const { host } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
  })
})
