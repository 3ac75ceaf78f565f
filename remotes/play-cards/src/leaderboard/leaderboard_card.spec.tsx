import { configureStore } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import type { Card, HostApi } from '@sidepick/card-kit'
import { renderCard } from '@sidepick/card-kit/testing'
import type { LeaderboardEntry, LeaderboardStanding } from '@sidepick/rules/types'
import { LeaderboardCard } from './leaderboard_card'

const entry = (rank: number, username = `player${rank}`): LeaderboardEntry => ({
  userId: `user-${rank}`,
  rank,
  username,
  profileColor: 'e4572e',
  points: 2000 - rank * 100,
  avatar: null,
})
const topN = Array.from({ length: 10 }, (_, index) => entry(index + 1))
const far: LeaderboardStanding = {
  userId: 'user-14',
  topN,
  neighbors: [12, 13, 14, 15, 16].map((rank) => entry(rank)),
}

/** A real RTK Query API over a network that the case decides. */
function platform(answers: Record<string, () => unknown>) {
  const asked: string[] = []
  const api = createApi({
    baseQuery: async ({ url, params }: { url: string; params: Record<string, string> }) => {
      const path = `${url}?${new URLSearchParams(JSON.parse(JSON.stringify(params)))}`
      asked.push(path)
      const answer = answers[path]?.()
      return answer === undefined ? { error: 'gone' } : { data: answer }
    },
    endpoints: () => ({}),
  })
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const InStore: Card = (props) => (
    <Provider store={store}>
      <LeaderboardCard {...props} />
    </Provider>
  )
  return { asked, InStore, host: { api: async () => api as unknown as HostApi } }
}

const BOARDS = '/v1/leaderboards/activeLeaderboards?distributorId=default'
const STANDING = '/v1/leaderboards/board-1?limit=10'
const boards = () => [{ id: 'board-1', prizeTitle: 'Win a gift card' }]

describe('LeaderboardCard', () => {
  afterEach(() => jest.useRealTimers())

  it('shows ten rows and the neighbourhood of the player, whose own row says so', async () => {
    const { InStore, host } = platform({ [BOARDS]: boards, [STANDING]: () => far })
    renderCard(InStore, {}, host)
    const table = await screen.findByRole('table')
    expect(screen.getByRole('heading', { name: 'Win a gift card' })).toBeInTheDocument()
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(15)
    expect(rows[9]).toHaveTextContent('player10')
    expect(rows[10]).toHaveClass('gap')
    expect(rows[12]).toHaveAttribute('aria-current', 'true')
    expect(rows[12]).toHaveTextContent(/14.*player14.*you.*600/)
  })

  it('lists a player among the best once', async () => {
    const standing = { userId: 'user-2', topN, neighbors: [1, 2, 3, 4].map((rank) => entry(rank)) }
    const { InStore, host } = platform({ [BOARDS]: boards, [STANDING]: () => standing })
    renderCard(InStore, {}, host)
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(rows).toHaveLength(10)
    expect(rows[1]).toHaveTextContent('you')
  })

  it('asks again two seconds after it was drawn, when the points of the last play have arrived', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    const { InStore, host, asked } = platform({ [BOARDS]: boards, [STANDING]: () => far })
    renderCard(InStore, {}, host)
    const asksAfter = async (ms: number) => {
      for (let step = 0; step < 10; step++) await act(() => jest.advanceTimersByTimeAsync(ms / 10))
      return asked.filter((path) => path === STANDING).length
    }
    expect(await asksAfter(1000)).toBe(1)
    expect(await asksAfter(900)).toBe(1)
    expect(await asksAfter(1000)).toBe(2)
  })

  it('says that the board is unavailable, and tries again', async () => {
    let up = false
    const { InStore, host } = platform({
      [BOARDS]: boards,
      [STANDING]: () => (up ? far : undefined),
    })
    renderCard(InStore, {}, host)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Leaderboard temporarily unavailable'
    )
    up = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  it('tries the host’s API itself again when that did not come', async () => {
    const { InStore, host } = platform({ [BOARDS]: boards, [STANDING]: () => far })
    const api = jest.fn(host.api).mockRejectedValueOnce(new Error('chunk lost'))
    renderCard(InStore, {}, { api })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  it('invites when nobody is on the board', async () => {
    const nobody = { userId: null, topN: [], neighbors: [] }
    const { InStore, host } = platform({ [BOARDS]: boards, [STANDING]: () => nobody })
    renderCard(InStore, {}, host)
    await waitFor(() => expect(screen.getByText(/Be the first!/)).toBeInTheDocument())
  })
})
