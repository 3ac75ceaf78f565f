import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ScreenProps, Viewer } from '@sidepick/card-kit'
import { BOARD_ID, BOARDS_PATH } from '@sidepick/card-kit/testing/sample_board'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { startServer, type LocalServer } from '../testing/local_server'
import { ownPoints, viewer as profile, WON_BOARD_ID } from '../testing/samples'
import { Prizes } from './prizes'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const POINTS = '/v1/leaderboards/points?distributorId=default'
const WINNERS = '/v1/leaderboards/previousLeaderboards?distributorId=default'
const player: Viewer = { loading: false, ...profile }
const stranger: Viewer = { loggedIn: false, loading: false, profile: null }
const open = (overrides: Partial<ScreenProps>) => openScreen(Prizes, server.http, overrides)
const asked = (path: string) => server.received.some((call) => call.path === path)

describe('Prizes', () => {
  it('tells a player what can be won, and how far it is', async () => {
    open({ viewer: player })
    const prize = await screen.findByRole('article', { name: 'A gift card of 50 dollars' })
    expect(await within(prize).findByText('Not qualified')).toBeInTheDocument()
    expect(within(prize).getByText('260 points left to qualify')).toBeInTheDocument()
    expect(within(prize).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '1,240 of 1,500 points'
    )
    expect(within(prize).getByRole('link', { name: /Check this drawing/ })).toHaveAttribute(
      'href',
      `/fair/${BOARD_ID}`
    )
  })

  it('tells that the drawing of a running week is fixed, and what its public hash begins with', async () => {
    open({ viewer: stranger })
    const told =
      'The drawing is fixed since November 14, 2026. Its public hash begins with 3fa91c07.'
    expect(await screen.findByText(told)).toBeInTheDocument()
  })

  it.each([
    [[], 'You take part in the drawing.', false],
    [['email', 'terms'], 'Verify your email to take part in the drawing.', true],
    [['residency'], 'Complete your profile to take part in the drawing.', true],
    [['email', 'country'], 'Residents of the United States alone take part in the drawing.', false],
    [['staff'], 'Your account takes no part in this drawing.', false],
  ] as const)('tells a player with enough points and %j unmet: %s', async (unmet, told, leads) => {
    server.replyOnce(POINTS, { status: 200, body: ownPoints(1_500, [...unmet]) })
    open({ viewer: player })
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(screen.queryAllByRole('link', { name: 'Go to your profile' })).toHaveLength(
      Number(leads)
    )
  })

  it('shows the wins whose points wait, as the dot that leads here says', async () => {
    open({ viewer: player })
    expect(await screen.findByRole('heading', { name: '1 win to claim' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Claim 100 points' }))
    expect(await screen.findByText('100 points are yours')).toBeInTheDocument()
  })

  it('leads a winner to the prize', async () => {
    const { host } = open({ viewer: player })
    const own = await screen.findByRole('list', { name: 'Your prizes' })
    await userEvent.click(within(own).getByRole('link', { name: /You won/ }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: `/prizes/${WON_BOARD_ID}` } }])
  })

  it('asks a stranger to join, with the points that wait, and reads nothing of a player', async () => {
    const { host } = open({ viewer: stranger, waitingPoints: 340 })
    expect(await screen.findByText('Sign up, and your 340 points count here.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Sign up to win' }))
    expect(host.emitted).toEqual([
      { name: 'auth_requested', data: { screen: 'sign_up', variant: 'newPrizesEveryWeek' } },
    ])
    expect(asked('/v1/prizes')).toBe(false)
    expect(asked(POINTS)).toBe(false)
  })

  it('lists who won, what waits for its drawing, and the own entry on request', async () => {
    open({ viewer: player })
    await userEvent.click(screen.getByRole('tab', { name: 'Winners' }))
    const winners = await screen.findByRole('list', {
      name: 'Winners: A gift card of 50 dollars',
    })
    expect(
      within(winners)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    ).toEqual(['MAmar.y.sol', 'T.T. T.'])
    const ofLeague = screen.getByRole('article', { name: 'A board game' })
    expect(within(ofLeague).getByText('League 2')).toBeInTheDocument()
    expect(screen.getByText('Drawing pending')).toBeInTheDocument()
    expect(screen.getByText('Nobody took part in this drawing.')).toBeInTheDocument()
    await userEvent.click(
      screen.getByRole('button', { name: 'Find my entry: A gift card of 50 dollars' })
    )
    expect(await screen.findByText('5e'.repeat(32))).toBeInTheDocument()
    await userEvent.click(
      screen.getByRole('button', { name: 'Find my entry: Two tickets for the final' })
    )
    expect(await screen.findByText('You had no entry in this drawing.')).toBeInTheDocument()
  })

  it('shows the board of the week, and measures once that it was opened', async () => {
    const { host } = open({ viewer: player, query: { tab: 'leaderboard' } })
    expect(await screen.findByRole('table')).toBeInTheDocument()
    expect(host.emitted).toEqual([{ name: 'analytics', data: { name: 'leaderboard_viewed' } }])
  })

  it('says so where no week runs, and where nothing was drawn yet', async () => {
    server.replyOnce(BOARDS_PATH, { status: 200, body: [] })
    server.replyOnce(WINNERS, { status: 200, body: [] })
    open({ viewer: stranger })
    expect(await screen.findByText('The next race starts soon')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Winners' }))
    expect(await screen.findByText('No drawings yet')).toBeInTheDocument()
  })

  it('speaks Spanish', async () => {
    open({ viewer: player, locale: 'es-mx' })
    expect(await screen.findByText('Te faltan 260 puntos para participar')).toBeInTheDocument()
  })
})
