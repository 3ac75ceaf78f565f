import { screen } from '@testing-library/react'
import type { Bet, Card } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { drawCard } from '../testing/in_store'
import { startServer, type LocalServer } from '../testing/local_server'
import { settled } from '../testing/settled'
import { WalletPillBlack, WalletPillWhite } from './wallet_pill'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const draw = (Pill: Card, loggedIn: boolean, bet?: Bet) =>
  drawCard(
    Pill,
    {
      viewer: { loggedIn, loading: false, profile: null },
      ...(bet && { play: samplePlay({ bet }) }),
    },
    server
  )

/** A stake on a page, or in a game, without black tickets. */
const WITHOUT_BLACK: Bet = {
  side: 'A',
  offers: ['white'],
  ticketType: 'white',
  quantity: null,
  purchasable: false,
  placed: false,
}

describe('WalletPill', () => {
  it.each([
    ['5 white tickets', WalletPillWhite],
    ['2 black tickets', WalletPillBlack],
  ])('says that the player holds %s', async (name, Pill) => {
    draw(Pill, true)
    expect(await screen.findByRole('img', { name })).toBeInTheDocument()
  })

  it('shows only the tickets that can be staked while a stake is chosen', async () => {
    const { unmount } = draw(WalletPillWhite, true, WITHOUT_BLACK)
    expect(await screen.findByRole('img', { name: '5 white tickets' })).toBeInTheDocument()
    unmount()
    const { container } = draw(WalletPillBlack, true, WITHOUT_BLACK)
    await settled(server)
    expect(container).toBeEmptyDOMElement()
  })

  it('asks nothing for a stranger', async () => {
    const { container } = draw(WalletPillWhite, false)
    await settled(server)
    expect(container).toBeEmptyDOMElement()
    expect(server.received).toEqual([])
  })
})
