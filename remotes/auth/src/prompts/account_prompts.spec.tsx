import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '@sidepick/card-kit/testing'
import { OAuthCallback } from '../oauth/oauth_callback'
import { button } from '@sidepick/card-kit/testing/queries'
import { SignInAlert } from './sign_in_alert'
import { SignUpSuccess } from './sign_up_success'

describe('SignInAlert', () => {
  it.each([
    ['Sign up', '/auth?method=sign_up'],
    ['Sign in', '/auth/login'],
  ])('says that the pick waits, and leads on with %s', async (name, to) => {
    const { host } = renderScreen(SignInAlert, { place: 'modal' })
    expect(screen.getByRole('heading')).toHaveTextContent('Sign Up or Sign In required to play')
    expect(screen.getByText(/^Sign in to lock your pick/)).toBeInTheDocument()
    await userEvent.click(button(name))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to } }])
  })
})

describe('SignUpSuccess', () => {
  const profile = { id: 'user-1', username: 'ana', avatar: null, profileColor: 'e4572e' }
  const viewer = { loggedIn: true, loading: false, profile }

  it('welcomes by name, asks for the verification and leads back to the game', async () => {
    const { host } = renderScreen(SignUpSuccess, { place: 'modal', viewer })
    expect(screen.getByRole('heading')).toHaveTextContent('Sign Up Success')
    expect(screen.getByText('Good to have you here, ana!')).toBeInTheDocument()
    expect(screen.getByText(/^We sent you an email/)).toBeInTheDocument()
    await userEvent.click(button('Keep Playing'))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
  })

  it('counts what was kept and what came on top', () => {
    const props = { username: 'bea', points: 340, bonus: 1_000 }
    renderScreen(SignUpSuccess, { viewer, props })
    expect(screen.getByText('Good to have you here, bea!')).toBeInTheDocument()
    expect(screen.getByText('points are yours').parentElement).toHaveTextContent(/^1,340/)
    expect(screen.getByText('340 kept, 1,000 for signing up')).toBeInTheDocument()
  })

  it('asks nobody to verify what is verified', () => {
    const verified = { ...viewer, profile: { ...profile, emailVerified: true } }
    renderScreen(SignUpSuccess, { viewer: verified })
    expect(screen.queryByText(/^We sent you an email/)).not.toBeInTheDocument()
  })
})

describe('OAuthCallback', () => {
  const params = { supplier: 'google' }

  it('says what is going on, and then that one may go', () => {
    const { update } = renderScreen(OAuthCallback, { params })
    expect(screen.getByRole('heading')).toHaveTextContent('Signing you in with Google…')
    update({ props: { state: 'done' } })
    expect(screen.getByRole('heading')).toHaveTextContent('You’re signed in')
  })

  it('tells why it failed, and leads to signing in', async () => {
    const { host } = renderScreen(OAuthCallback, { params, query: { error: 'access_denied' } })
    expect(screen.getByRole('alert')).toHaveTextContent('The sign-in was cancelled.')
    await userEvent.click(button('Try again'))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/auth/login' } }])
  })
})
