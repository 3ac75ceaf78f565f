import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Notification } from '@sidepick/rules/generated_wire'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { sampleId } from '@sidepick/card-kit/testing/sample_board'
import { drawCard } from '../testing/in_store'
import { startServer, type LocalServer } from '../testing/local_server'
import { settled } from '../testing/settled'
import { CLAIMABLE, NOTIFICATIONS, pageOf } from '../testing/samples'
import { RewardGiftModal } from './reward_gift_modal'
import { WinGift } from './win_gift'

const COUNTS = '/v1/notifications/count'
const TOLD = '/v1/notifications?language=en-us&limit=10'
const WINS = '/v1/gameplays?state=claimable&limit=10'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const draw = (loggedIn: boolean, over = {}) =>
  drawCard(
    WinGift,
    { phase: 'result', viewer: { loggedIn, loading: false, profile: null } },
    server,
    over
  )

describe('WinGift', () => {
  it('tells a player of the wins that wait, and leads to them', async () => {
    const { host } = draw(true)
    expect(await screen.findByText('A win waits for you')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Collect' }))
    expect(host.emitted).toContainEqual({
      name: 'analytics',
      data: { name: 'rewards_gift_clicked' },
    })
    expect(host.emitted).toContainEqual({
      name: 'screen_requested',
      data: { name: 'RewardGiftModal' },
    })
  })

  it('is not there when nothing waits', async () => {
    server.replyOnce(COUNTS, { status: 200, body: { count: 4, rewardsToClaim: 0 } })
    const { container } = draw(true)
    await settled(server)
    expect(container).toBeEmptyDOMElement()
  })

  it('is not there where its screen is switched off', async () => {
    const { container } = draw(true, { hasScreen: () => false })
    await settled(server)
    expect(container).toBeEmptyDOMElement()
  })

  it('asks nothing for a stranger', async () => {
    const { container } = draw(false)
    await settled(server)
    expect(container).toBeEmptyDOMElement()
    expect(server.received).toEqual([])
  })
})

describe('RewardGiftModal', () => {
  it('collects a win where it stands', async () => {
    openScreen(RewardGiftModal, server.http)
    const button = await screen.findByRole('button', { name: /Claim 100/ })
    server.replyOnce(WINS, { status: 200, body: pageOf([]) })
    await userEvent.click(button)
    expect(await screen.findByRole('status')).toHaveTextContent('100')
  })

  it('leads from each win to its result', async () => {
    const { host } = openScreen(RewardGiftModal, server.http)
    await userEvent.click(await screen.findByRole('link', { name: CLAIMABLE.game!.text }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: `/results/${CLAIMABLE.id}` } }])
  })

  it('lists what else was decided meanwhile, and neither wins nor what was read', async () => {
    const of = (n: number, change: Partial<Notification>): Notification => ({
      ...NOTIFICATIONS[0]!,
      id: sampleId(2_100 + n),
      data: { ...NOTIFICATIONS[0]!.data, gamePlayId: sampleId(n) },
      ...change,
    })
    const told = [
      of(1, {}),
      of(2, { type: 'game_lost', title: 'Not this time' }),
      of(3, { type: 'result_changed', title: 'A result changed' }),
      of(4, { type: 'game_lost', readAt: '2026-11-20T13:00:00.000Z' }),
    ]
    server.replyOnce(TOLD, { status: 200, body: pageOf(told) })
    const { host } = openScreen(RewardGiftModal, server.http)
    const list = await screen.findByRole('list', { name: 'Also decided while you were away' })
    const links = within(list).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/results/${sampleId(2)}`,
      `/results/${sampleId(3)}`,
    ])
    await userEvent.click(links[1]!)
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: `/results/${sampleId(3)}` } }])
  })

  it('says when all is collected, and lets the player go on', async () => {
    server.replyOnce(WINS, { status: 200, body: pageOf([]) })
    const { host } = openScreen(RewardGiftModal, server.http)
    expect(await screen.findByText('All collected')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Play on' }))
    expect(host.emitted).toContainEqual({ name: 'screen_closed', data: {} })
  })
})
