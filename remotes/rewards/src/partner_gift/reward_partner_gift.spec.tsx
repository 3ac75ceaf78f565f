import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { renderCard } from '@sidepick/card-kit/testing'
import { RewardPartnerGift } from './reward_partner_gift'

const stranger = { loggedIn: false, loading: false, profile: null }

const draw = (viewer = stranger, played = 2) =>
  renderCard(RewardPartnerGift, {
    viewer,
    phase: 'result',
    play: samplePlay({ day: { played, games: 3 } }),
    rule: {
      componentName: 'RewardPartnerGift',
      panel: 'mainPanel',
      position: 'main-bottom',
      props: { pointsPerPlay: 5 },
    },
  })

beforeEach(() => localStorage.clear())
afterEach(() => jest.useRealTimers())

/** Today is this day, by the visitor's clock. */
const onDay = (day: string) =>
  jest.useFakeTimers({
    now: new Date(`${day}T12:00:00`),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  })

describe('RewardPartnerGift', () => {
  it('says what the games of the day have paid, and leads to an account', async () => {
    const { host } = draw()
    expect(screen.getByText('10 reward points for 2 games')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(host.emitted).toContainEqual({
      name: 'analytics',
      data: { name: 'rewards_gift_clicked' },
    })
    expect(host.emitted).toContainEqual({
      name: 'auth_requested',
      data: { screen: 'sign_up', variant: 'newPrizesEveryWeek' },
    })
  })

  it('does not ask again on the day of a refusal, and does on the next', async () => {
    onDay('2026-11-20')
    const { container, unmount } = draw()
    await userEvent.click(screen.getByRole('button', { name: 'No thanks' }))
    expect(container).toBeEmptyDOMElement()
    unmount()
    expect(draw().container).toBeEmptyDOMElement()
    onDay('2026-11-21')
    draw()
    expect(screen.getByRole('button', { name: 'No thanks' })).toBeInTheDocument()
  })

  it('is for strangers who have played alone', () => {
    expect(draw({ ...stranger, loggedIn: true }).container).toBeEmptyDOMElement()
    expect(draw(stranger, 0).container).toBeEmptyDOMElement()
  })
})
