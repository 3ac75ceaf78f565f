import { ANA } from '@sidepick/card-kit/testing/sample_profile'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { HostProvider } from '@sidepick/card-kit'
import { fakeHost, screenProps } from '@sidepick/card-kit/testing'
import { button, heading } from '@sidepick/card-kit/testing/queries'
import { problem, startServer, type LocalServer } from '../testing/local_server'
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
  it('names the account, and uses the link when its maker says so', async () => {
    const { host } = open()
    await heading('Did you make this account?')
    expect(screen.getByText('a***@example.com')).toBeInTheDocument()
    expect(screen.getByText('November 20, 2026')).toBeInTheDocument()
    expect(host.emitted).toEqual([])
    await userEvent.click(button('Yes, I made it'))
    await heading('Email verified')
    expect(server.received.map(({ path, body }) => [path, body])).toEqual([
      ['/auth/verify_email/verify_token', {}],
      ['/auth/verify_email', { madeIt: true }],
    ])
    for (const { authorization } of server.received) expect(authorization).toBe('Bearer vt_1')
    await waitFor(() => expect(host.emitted).toEqual([{ name: 'profile_changed', data: {} }]))
    await userEvent.click(button('Keep Playing'))
    expect(host.emitted).toContainEqual({ name: 'screen_closed', data: {} })
  })

  it('lets whoever did not make the account take it', async () => {
    const answer = { verified: true, email: 'ana@example.com', passwordToken: 'pt_1' }
    server.replyOnce('/auth/verify_email', { status: 200, body: answer })
    const { trail } = open()
    await heading('Did you make this account?')
    await userEvent.click(button('No'))
    await heading('The account is yours now')
    expect(server.received.at(-1)).toMatchObject({ body: { madeIt: false } })
    await userEvent.click(button('Set password'))
    await heading('Set a new password')
    expect(trail).toEqual(['/reset_password?token=pt_1'])
  })

  it('says why an answer did not count, and asks again', async () => {
    server.replyOnce('/auth/verify_email', problem(500, 'E_INTERNAL'))
    open()
    await heading('Did you make this account?')
    await userEvent.click(button('Yes, I made it'))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await userEvent.click(button('Yes, I made it'))
    await heading('Email verified')
  })

  it('says that a link died while its reader was thinking', async () => {
    server.replyOnce('/auth/verify_email', DEAD)
    open()
    await heading('Did you make this account?')
    await userEvent.click(button('No'))
    await heading('Could not verify email')
  })

  it('looks at the link once, however often it is drawn', async () => {
    const host = fakeHost({ http: server.http })
    render(
      <StrictMode>
        <HostProvider host={host}>
          <VerifyEmail {...screenProps({ query: { token: 'vt_1' }, emit: host.emit })} />
        </HostProvider>
      </StrictMode>
    )
    await heading('Did you make this account?')
    expect(server.received).toHaveLength(1)
  })

  it('sends a player another link when this one is dead', async () => {
    server.replyOnce('/auth/verify_email/verify_token', DEAD)
    open({ viewer: player })
    await heading('Could not verify email')
    await userEvent.click(button('Resend email'))
    await heading('Email sent')
    expect(server.received.at(-1)).toMatchObject({
      path: '/auth/resend_email_verification',
      body: { userId: ANA.id, email: ANA.email, language: 'en-us' },
    })
  })

  it('asks for nothing when the link was used and the e-mail is verified', async () => {
    server.replyOnce('/auth/verify_email/verify_token', DEAD)
    const profile = { id: ANA.id, username: 'ana', avatar: null, profileColor: 'e4572e' }
    open({ viewer: { ...player, profile: { ...profile, emailVerified: true } } })
    await heading('Email verified')
  })

  it('says why another link could not be sent', async () => {
    server.replyOnce('/auth/verify_email/verify_token', DEAD)
    server.replyOnce('/auth/resend_email_verification', problem(429, 'E_TOO_MANY_REQUESTS'))
    open({ viewer: player })
    await heading('Could not verify email')
    await userEvent.click(button('Resend email'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
  })

  it('asks a stranger with a dead link to sign in first', async () => {
    server.replyOnce('/auth/verify_email/verify_token', DEAD)
    open()
    await heading('Could not verify email')
    await userEvent.click(button('Sign in'))
    await heading('Sign in')
  })

  it('does not call a link dead because nobody answered', async () => {
    server.replyOnce('/auth/verify_email/verify_token', problem(500, 'E_INTERNAL'))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
    await userEvent.click(button('Try again'))
    await heading('Did you make this account?')
  })
})
