import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '@sidepick/card-kit/testing'
import { EarnRewardsModal } from './earn_rewards_modal'

describe('EarnRewardsModal', () => {
  it('explains points, tickets and prizes, and leads to the prizes', async () => {
    const { host } = renderScreen(EarnRewardsModal, {})
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^PointsEvery pick/),
      expect.stringMatching(/^TicketsWhite tickets/),
      expect.stringMatching(/^PrizesEach week/),
    ])
    await userEvent.click(screen.getByRole('button', { name: 'See the prizes' }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/prizes' } }])
  })
})
