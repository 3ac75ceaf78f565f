import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '@sidepick/card-kit/testing'
import { LevelUpModal } from './level_up_modal'

const viewer = (emailVerified: boolean) => ({
  loggedIn: true,
  loading: false,
  profile: {
    id: 'user-1',
    username: 'ana.luna',
    avatar: null,
    profileColor: 'e4572e',
    emailVerified,
  },
})

describe('LevelUpModal', () => {
  it('tells a proved player what the level unlocks', async () => {
    const props = { level: 2, prize: 'a $50 gift card' }
    const { host } = renderScreen(LevelUpModal, { props, viewer: viewer(true) })
    expect(screen.getByRole('heading', { name: 'Level 2 unlocked' })).toBeInTheDocument()
    expect(screen.getByText('Welcome to league 2.')).toBeInTheDocument()
    expect(screen.getByText('Now in reach: a $50 gift card')).toBeInTheDocument()
    expect(screen.queryByText(/Verify/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
  })

  it('asks others to prove their e-mail first', () => {
    renderScreen(LevelUpModal, { props: { level: 3 }, viewer: viewer(false) })
    expect(
      screen.getByRole('heading', { name: 'Verify your email to unlock level 3' })
    ).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'You reached level 3' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeEnabled()
    expect(screen.queryByText(/in reach/)).not.toBeInTheDocument()
  })

  it('promises nothing that nobody told it', () => {
    renderScreen(LevelUpModal, { viewer: viewer(true) })
    expect(screen.getByRole('heading', { name: 'You reached a new level' })).toBeInTheDocument()
    expect(screen.queryByText(/in reach|Welcome/)).not.toBeInTheDocument()
  })
})
