import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card } from '@sidepick/card-kit'
import { httpOver } from '@sidepick/card-kit/http_over'
import { renderCard } from '@sidepick/card-kit/testing'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { platformOver } from '@sidepick/card-kit/testing/platform'
import {
  boardEntry as entry,
  BOARDS_PATH as BOARDS,
  FIFTEENTH,
  NOBODY,
  sampleBoard,
  sampleStanding,
  STANDING_PATH as STANDING,
  userOf,
} from '@sidepick/card-kit/testing/sample_board'
import { LeaderboardCard } from './leaderboard_card'

/** A real RTK Query API over a network that the case decides. */
function platform(answers: Record<string, () => unknown>) {
  const asked: string[] = []
  const http = httpOver(async ({ url }) => {
    asked.push(url)
    const answer = answers[url]?.()
    if (answer === undefined) throw new Error('gone')
    return answer
  })
  const { host, wrapper: Store } = platformOver(http)
  const InStore: Card = (props) => (
    <Store>
      <LeaderboardCard {...props} />
    </Store>
  )
  return { asked, InStore, host }
}

const boards = () => [sampleBoard({ prizeTitle: 'Win a gift card' })]

describe('LeaderboardCard', () => {
  afterEach(() => jest.useRealTimers())

  it('shows the podium, ten rows, and the neighborhood of the player, whose own row says so', async () => {
    const { InStore, host } = platform({ [BOARDS]: boards, [STANDING]: () => FIFTEENTH })
    renderCard(InStore, {}, host)
    const table = await screen.findByRole('table')
    expect(screen.getByRole('heading', { name: 'Win a gift card' })).toBeInTheDocument()
    const best = screen.getByRole('list', { name: 'The best three' })
    expect(within(best).getAllByRole('listitem')[0]).toHaveTextContent(/mar\.y\.sol.*23,490/)
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows).toHaveLength(13)
    expect(rows[0]).toHaveTextContent('kimo')
    expect(rows[9]).not.toHaveClass('gap')
    expect(rows[10]).not.toHaveClass('gap')
    expect(rows[11]).toHaveAttribute('aria-current', 'true')
    expect(rows[11]).toHaveTextContent(/15.*ana\.luna.*you.*5,150/)
  })

  it('leaves room above a neighborhood far below', async () => {
    const far = sampleStanding(userOf(40), [entry(39), entry(40), entry(41)])
    const { InStore, host } = platform({ [BOARDS]: boards, [STANDING]: () => far })
    renderCard(InStore, {}, host)
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(rows[10]).toHaveClass('gap')
  })

  it('marks a player on the podium, and lists them once', async () => {
    const second = sampleStanding(userOf(2), [entry(1), entry(2), entry(3)])
    const { InStore, host } = platform({ [BOARDS]: boards, [STANDING]: () => second })
    renderCard(InStore, {}, host)
    const best = await screen.findByRole('list', { name: 'The best three' })
    expect(within(best).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'true')
    expect(screen.getAllByRole('row')).toHaveLength(11)
  })

  it.each([
    [340, 11, '–YouNot on the board yet340'],
    [18_250, 3, '5YouNot on the board yet18,250'],
    [90_000, 1, '1YouNot on the board yet90,000'],
  ])('shows a stranger the place that %i points would take', async (points, at, said) => {
    const { InStore, host } = platform({
      [BOARDS]: boards,
      [STANDING]: () => sampleStanding(null),
    })
    renderCard(InStore, { play: samplePlay({ sessionPoints: points }) }, host)
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(12)
    expect(rows[at]).toHaveTextContent(said)
    expect(rows[at]).toHaveAttribute('aria-current', 'true')
  })

  it('puts the points of a stranger first where nobody has any', async () => {
    const { InStore, host } = platform({ [BOARDS]: boards, [STANDING]: () => NOBODY })
    renderCard(InStore, { play: samplePlay({ sessionPoints: 340 }) }, host)
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent).slice(1)).toEqual(['1YouNot on the board yet340'])
  })

  it('asks again two seconds after it was drawn, when the points of the last play have arrived', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    const { InStore, host, asked } = platform({ [BOARDS]: boards, [STANDING]: () => FIFTEENTH })
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
      [STANDING]: () => (up ? FIFTEENTH : undefined),
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
    const { InStore, host } = platform({ [BOARDS]: boards, [STANDING]: () => FIFTEENTH })
    const api = jest.fn(host.api).mockRejectedValueOnce(new Error('chunk lost'))
    renderCard(InStore, {}, { api })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  it('invites when nobody is on the board', async () => {
    const { InStore, host } = platform({ [BOARDS]: boards, [STANDING]: () => NOBODY })
    renderCard(InStore, {}, host)
    await waitFor(() => expect(screen.getByText(/Be the first!/)).toBeInTheDocument())
  })
})
