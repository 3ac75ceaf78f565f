import { screen } from '@testing-library/react'
import type { Card } from '@sidepick/card-kit'
import { drawCard } from '../testing/in_store'
import { startServer, type LocalServer } from '../testing/local_server'
import { settled } from '../testing/settled'
import { WalletPillBlack, WalletPillWhite } from './wallet_pill'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const draw = (Pill: Card, loggedIn: boolean) =>
  drawCard(Pill, { viewer: { loggedIn, loading: false, profile: null } }, server)

describe('WalletPill', () => {
  it.each([
    ['5 white tickets', WalletPillWhite],
    ['2 black tickets', WalletPillBlack],
  ])('says that the player holds %s', async (name, Pill) => {
    draw(Pill, true)
    expect(await screen.findByRole('img', { name })).toBeInTheDocument()
  })

  it('asks nothing for a stranger', async () => {
    const { container } = draw(WalletPillWhite, false)
    await settled(server)
    expect(container).toBeEmptyDOMElement()
    expect(server.received).toEqual([])
  })
})
