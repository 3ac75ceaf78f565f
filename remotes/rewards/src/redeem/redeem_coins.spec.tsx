import { screen, within } from '@testing-library/react'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { startServer, type LocalServer } from '../testing/local_server'
import { BALANCE } from '../testing/samples'
import { RedeemCoins } from './redeem_coins'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

function open(coins: number) {
  server.replyOnce('/v1/wallets/account-balance', { status: 200, body: { ...BALANCE, coins } })
  openScreen(RedeemCoins, server.http)
}
const rows = async () => {
  const worth = await screen.findByRole('region', { name: 'What your coins are worth' })
  return within(worth)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
}

describe('RedeemCoins', () => {
  it('says what the most that can be ordered is worth, after the fee', async () => {
    open(1_260)
    expect(await rows()).toEqual(['1,200', '−24', '$11.76'])
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Enough for a gift card'
    )
  })

  it('says how far it is to the least order', async () => {
    open(180)
    expect(await rows()).toEqual(['500', '−10', '$4.90'])
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '320 coins to go')
  })

  it('offers no order while nobody can fill one', async () => {
    open(1_260)
    expect(await screen.findByText('Gift cards cannot be ordered yet')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /redeem|order/i })).toBeNull()
  })
})
