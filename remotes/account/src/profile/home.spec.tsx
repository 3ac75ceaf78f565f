import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { PROFILE, startServer, type LocalServer } from '../testing/local_server'
import { LAST_GAMES, PRIZES } from '../testing/sample_won'
import { achievementsOf, BALANCE, GAMES_PATH } from '../testing/usual_answers'
import { Profile } from './profile'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const open = async () => {
  const opened = openScreen(Profile, server.http, { place: 'page' })
  await screen.findByText('Points this week')
  return opened
}
const reply = (path: string, body: unknown) => server.replyOnce(path, { status: 200, body })
const valueOf = (label: string) => screen.getByText(label).nextElementSibling

describe('The home of a player', () => {
  it('counts the days in a row, and black tickets beside the white ones', async () => {
    const dailyStreak = { days: 3, playsToday: 2, length: 7, pointsPerDay: 10 }
    reply('/v1/profiles', { ...PROFILE, dailyStreak })
    reply('/v1/wallets/account-balance', { ...BALANCE, blackTickets: 2 })
    await open()
    expect(valueOf('Days in a row')).toHaveTextContent('3 of 7')
    expect(valueOf('White tickets')).toHaveTextContent('5')
    expect(valueOf('Black tickets')).toHaveTextContent('2')
  })

  it('shows the prizes that were won, first what waits to be claimed', async () => {
    reply('/v1/prizes', PRIZES)
    const { host } = await open()
    const list = await screen.findByRole('list', { name: 'Prizes you won' })
    const links = within(list).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'A gift card of 50 dollarsClaim it',
      'Two tickets for the finalSent',
    ])
    await userEvent.click(links[0]!)
    const to = `/prizes/${PRIZES[1]!.leaderboardId}`
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to } }])
  })

  it('shows the last games with their outcome, each leading to its result', async () => {
    reply(GAMES_PATH, { items: LAST_GAMES, next: null })
    const { host } = await open()
    const list = await screen.findByRole('list', { name: 'Your last games' })
    const links = within(list).getAllByRole('link')
    expect(links).toHaveLength(LAST_GAMES.length)
    const outcomes = ['New', '100 points to claim', 'Claimed', 'Lost', 'Canceled']
    outcomes.forEach((said, index) => {
      expect(within(links[index]!).getByText(said)).toBeInTheDocument()
    })
    await userEvent.click(links[0]!)
    const to = `/results/${LAST_GAMES[0]!.id}`
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to } }])
  })

  it.each(['INSTANT_POLL', 'SURVEY'] as const)(
    'calls a pick of a %s neither right nor wrong',
    async (gameType) => {
      const [, , won, lost] = LAST_GAMES
      const items = [won!, lost!].map((play) => ({ ...play, game: { ...play.game!, gameType } }))
      reply(GAMES_PATH, { items, next: null })
      await open()
      expect(await screen.findAllByText('Played')).toHaveLength(2)
    }
  )

  it('lists every achievement, with the day it was reached or how far it is', async () => {
    reply('/v1/profiles', { ...PROFILE, achievements: achievementsOf(4) })
    await open()
    const list = await screen.findByRole('list', { name: 'Achievements' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toHaveTextContent('3 in a rowNovember 20, 2026Reached')
    expect(within(rows[0]!).queryByRole('progressbar')).not.toBeInTheDocument()
    const way = within(rows[1]!).getByRole('progressbar', {
      name: 'Answer 5 questions right in a row.',
    })
    expect(way).toHaveAttribute('aria-valuetext', '4 of 5')
    expect(rows[2]).toHaveTextContent('4 of 10')
  })

  it('says nothing of games and prizes to who has none', async () => {
    await open()
    const asked = () => server.received.map(({ path }) => path)
    await waitFor(() => expect(asked()).toEqual(expect.arrayContaining([GAMES_PATH, '/v1/prizes'])))
    expect(screen.queryByText('Your last games')).not.toBeInTheDocument()
    expect(screen.queryByText('Prizes you won')).not.toBeInTheDocument()
  })
})
