import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { HostProvider } from '@sidepick/card-kit'
import { fakeHost, screenProps } from '@sidepick/card-kit/testing'
import { button, heading } from '../testing/fill_in'
import { PROFILE, problem, startServer, type LocalServer } from '../testing/local_server'
import { walk } from '../testing/walk'
import { VerifyEmail } from './verify_email'

const DEAD = problem(410, 'E_EMAIL_VERIFY', [{ message: 'Could not verify email' }])
const player = { loggedIn: true, loading: false, profile: null }

let server: LocalServer

beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const open = (overrides = {}) => walk('/verify_email?token=vt_1', overrides, { http: server.http })

describe('VerifyEmail', () => {
  it('uses the link at once, and lets the host know', async () => {
    const { host } = open()
    await heading('Email verified')
    expect(server.received.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/auth/verify_email', 'Bearer vt_1'],
    ])
    await waitFor(() => expect(host.emitted).toEqual([{ name: 'profile_changed', data: {} }]))
    await userEvent.click(button('Keep Playing'))
    expect(host.emitted).toContainEqual({ name: 'screen_closed', data: {} })
  })

  it('uses the link once, however often it is drawn', async () => {
    const host = fakeHost({ http: server.http })
    render(
      <StrictMode>
        <HostProvider host={host}>
          <VerifyEmail {...screenProps({ query: { token: 'vt_1' }, emit: host.emit })} />
        </HostProvider>
      </StrictMode>
    )
    await heading('Email verified')
    expect(server.received).toHaveLength(1)
  })

  it('sends a player another link when this one is dead', async () => {
    server.replyOnce('/auth/verify_email', DEAD)
    open({ viewer: player })
    await heading('Could not verify email')
    await userEvent.click(button('Resend email'))
    await heading('Email sent')
    expect(server.received.at(-1)).toMatchObject({
      path: '/auth/resend_email_verification',
      body: { userId: PROFILE.id, email: PROFILE.email, language: 'en-us' },
    })
  })

  it('asks for nothing when the link was used and the e-mail is verified', async () => {
    server.replyOnce('/auth/verify_email', DEAD)
    const profile = { id: PROFILE.id, username: 'ana', avatar: null, profileColor: 'e4572e' }
    open({ viewer: { ...player, profile: { ...profile, emailVerified: true } } })
    await heading('Email verified')
  })

  it('says why another link could not be sent', async () => {
    server.replyOnce('/auth/verify_email', DEAD)
    server.replyOnce('/auth/resend_email_verification', problem(429, 'E_TOO_MANY_REQUESTS'))
    open({ viewer: player })
    await heading('Could not verify email')
    await userEvent.click(button('Resend email'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
  })

  it('asks a stranger with a dead link to sign in first', async () => {
    server.replyOnce('/auth/verify_email', DEAD)
    open()
    await heading('Could not verify email')
    await userEvent.click(button('Sign in'))
    await heading('Sign in')
  })

  it('does not call a link dead because nobody answered', async () => {
    server.replyOnce('/auth/verify_email', problem(500, 'E_INTERNAL'))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
    await userEvent.click(button('Try again'))
    await heading('Email verified')
  })
})
