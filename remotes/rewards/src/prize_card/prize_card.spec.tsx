import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ownPoints } from '../testing/samples'
import { drawCard } from '../testing/in_store'
import { startServer, type LocalServer } from '../testing/local_server'
import { settled, takeClock } from '../testing/settled'
import { PrizeCard } from './prize_card'

const POINTS = '/v1/leaderboards/points?distributorId=default'
const stranger = { loggedIn: false, loading: false, profile: null }
const player = { ...stranger, loggedIn: true }

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
})

const rule = (props?: Record<string, unknown>) => ({
  componentName: 'PrizeCard',
  panel: 'mainPanel',
  position: 'main-overlay',
  ...(props && { props }),
})
const draw = (viewer: typeof stranger, props?: Record<string, unknown>) =>
  drawCard(PrizeCard, { viewer, phase: 'result', rule: rule(props) }, server)
const prize = () => screen.findByRole('region', { name: 'This week’s prize' })

describe('PrizeCard', () => {
  it('shows a player the prize and what is missing to the drawing', async () => {
    draw(player)
    expect(await prize()).toHaveTextContent('A gift card of 50 dollars')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '260 points to go')
  })

  it('says of who meets not all conditions no more than that the points suffice', async () => {
    server.replyOnce(POINTS, { status: 200, body: ownPoints(2_400, ['country']) })
    draw(player)
    await prize()
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'You have enough points'
    )
  })

  it('says who is in the drawing', async () => {
    server.replyOnce(POINTS, { status: 200, body: ownPoints(2_400) })
    draw(player)
    await prize()
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'You are in the drawing'
    )
  })

  it('tells a stranger how many points it takes, and asks for nothing', async () => {
    draw(stranger)
    expect(await prize()).toHaveTextContent('1,500 points take you into the drawing')
    expect(screen.queryByRole('button')).toBeNull()
    expect(server.received.map(({ path }) => path)).not.toContain(POINTS)
  })

  it('asks a stranger to sign up where the experience says so', async () => {
    const { host } = draw(stranger, { invites: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up to win' }))
    expect(host.emitted).toContainEqual({
      name: 'auth_requested',
      data: { screen: 'sign_up', variant: 'newPrizesEveryWeek' },
    })
  })

  it('leaves after four and a half seconds', async () => {
    takeClock()
    draw(stranger)
    await settled(server)
    const shown = screen.getByRole('region', { name: 'This week’s prize' })
    act(() => jest.advanceTimersByTime(4_400))
    expect(shown).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(200))
    expect(shown).not.toBeInTheDocument()
  })

  it('is not there while no week runs', async () => {
    server.replyOnce('/v1/leaderboards/activeLeaderboards?distributorId=default', {
      status: 200,
      body: [],
    })
    const { container } = draw(stranger)
    await settled(server)
    expect(container).toBeEmptyDOMElement()
  })
})
