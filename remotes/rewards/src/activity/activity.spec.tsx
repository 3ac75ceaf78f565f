import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import type { Notification } from '@sidepick/rules/generated_wire'
import { startServer, type LocalServer } from '../testing/local_server'
import { settled, takeClock } from '../testing/settled'
import { CLAIMABLE, NOTIFICATIONS, pageOf } from '../testing/samples'
import { Activity } from './activity'
import { seenAfterMs } from './activity_config'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
})

const BOARD = '0190a000-0000-7000-8000-00000000b0a1'
const about = { gameId: null, gamePlayId: null, leaderboardId: null, amount: null }

const TOLD = '/v1/notifications?language=en-us&limit=10'
const open = () => openScreen(Activity, server.http, { place: 'page' })
const asked = (path: string) => server.received.filter((call) => call.path === path)
const passTime = () => act(() => jest.advanceTimersByTime(seenAfterMs))

/** Open and answered; from the beginning on the test moves the clock. */
async function opened() {
  takeClock()
  open()
  await settled(server)
  screen.getByRole('list', { name: 'What is new' })
}

describe('Activity', () => {
  it('tells what is new, marks what is unread, and leads to results', async () => {
    const { host } = open()
    const list = await screen.findByRole('list', { name: 'What is new' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows).toHaveLength(NOTIFICATIONS.length)
    expect(within(list).getAllByText('New')).toHaveLength(2)
    expect(within(rows[2]!).queryByText('New')).not.toBeInTheDocument()
    await userEvent.click(within(rows[0]!).getByRole('link'))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: `/results/${CLAIMABLE.id}` } }])
  })

  it.each<[Partial<Notification>, string | null]>([
    [{ type: 'prize_won', data: { ...about, leaderboardId: BOARD } }, `/prizes/${BOARD}`],
    [{ type: 'prize_alternate' }, '/prizes'],
    [{ type: 'gray_converted' }, '/profile/transaction-history'],
    [{ type: 'achievement' }, '/profile'],
    [{ type: 'declaration_missing' }, null],
  ])('leads from %o to %s', async (told, to) => {
    const item = { ...NOTIFICATIONS[2]!, data: about, ...told }
    server.replyOnce(TOLD, { status: 200, body: pageOf([item]) })
    const { host } = open()
    const list = await screen.findByRole('list', { name: 'What is new' })
    const link = within(list).queryByRole('link')
    if (link) await userEvent.click(link)
    expect(host.emitted).toEqual(to === null ? [] : [{ name: 'navigated', data: { to } }])
  })

  it('marks what was seen as read, up to the newest one', async () => {
    await opened()
    expect(asked('/v1/notifications/read')).toHaveLength(0)
    passTime()
    await settled(server)
    expect(asked('/v1/notifications/read').map(({ body }) => body)).toEqual([
      { upTo: NOTIFICATIONS[0]!.id },
    ])
  })

  it('marks nothing where all is read', async () => {
    const read = NOTIFICATIONS.map((item) => ({ ...item, readAt: item.createdAt }))
    server.replyOnce(TOLD, { status: 200, body: pageOf(read) })
    await opened()
    passTime()
    await settled(server)
    expect(asked('/v1/notifications/read')).toHaveLength(0)
  })

  it('collects the points of a win, and keeps in sight what it brought', async () => {
    open()
    await screen.findByRole('heading', { name: '1 win to claim' })
    server.replyOnce('/v1/gameplays?state=claimable&limit=10', { status: 200, body: pageOf([]) })
    server.replyOnce('/v1/notifications/count', {
      status: 200,
      body: { count: 0, rewardsToClaim: 0 },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Claim 100 points' }))
    expect(await screen.findByText('100 points are yours')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Claim/ })).not.toBeInTheDocument()
  })

  it('says so where nothing is new', async () => {
    server.replyOnce(TOLD, { status: 200, body: pageOf([]) })
    open()
    expect(await screen.findByText('Nothing new yet')).toBeInTheDocument()
  })
})
