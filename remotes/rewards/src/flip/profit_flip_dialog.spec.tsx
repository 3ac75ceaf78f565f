import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CardProps, Wager } from '@sidepick/card-kit'
import { drawCard } from '../testing/in_store'
import { startServer, type LocalServer } from '../testing/local_server'
import { settled } from '../testing/settled'
import { BALANCE } from '../testing/samples'
import { ProfitFlipDialog } from './profit_flip_dialog'
import { states } from './profit_flip_dialog.gallery'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
})

const player = { loggedIn: true, loading: false, profile: null }
const COINS = 'You can win 1,360 coins'

function draw(state: string, change: Partial<CardProps> = {}) {
  const props = { ...(states[state]!.props as Partial<CardProps>), viewer: player, ...change }
  return drawCard(ProfitFlipDialog, props, server)
}

/** Drawn and answered; from here on the test moves the clock. */
async function front() {
  const shown = await screen.findByText(COINS)
  return shown
}

describe('ProfitFlipDialog', () => {
  it('says what a stake can bring, and on its back what is left', async () => {
    draw('coins to win')
    await front()
    await userEvent.click(screen.getByRole('button', { name: 'Turn over' }))
    expect(screen.getByText('5 free tickets left')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('5 free tickets left')).toBeNull()
  })

  it('leads to the gift of the day', async () => {
    server.replyOnce('/v1/wallets/account-balance', {
      status: 200,
      body: { ...BALANCE, canCollectFreeGift: true },
    })
    const { host } = draw('won')
    expect(await screen.findByText('You won 1 gray')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Turn over' }))
    await userEvent.click(screen.getByRole('button', { name: 'Collect' }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/profile/daily-gift' } }])
  })

  it('turns over after five seconds, and goes after five more; a touch stops the time', async () => {
    draw('coins to win')
    const shown = await front()
    jest.useFakeTimers()
    // The time that runs began before the clock was taken: a touch stops it, and the end of the touch begins it anew.
    fireEvent.pointerEnter(shown)
    act(() => jest.advanceTimersByTime(60_000))
    expect(screen.getByText(COINS)).toBeInTheDocument()
    fireEvent.pointerLeave(shown)
    act(() => jest.advanceTimersByTime(4_900))
    expect(screen.getByText(COINS)).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(200))
    expect(screen.getByText('5 free tickets left')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(4_700))
    expect(screen.getByText('5 free tickets left')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(400))
    expect(screen.queryByText('5 free tickets left')).toBeNull()
  })

  it.each<[string, Partial<Wager>]>([
    ['lost', { state: 'lost' }],
    ['met nobody', { state: 'matched', matched: 0 }],
    ['was canceled', { state: 'canceled' }],
  ])('is not there for a stake that %s', async (_, change) => {
    const { play } = states['coins to win']!.props as CardProps
    const { container } = draw('coins to win', {
      play: { ...play, wager: { ...play.wager!, ...change } },
    })
    await settled(server)
    expect(container).toBeEmptyDOMElement()
  })
})
