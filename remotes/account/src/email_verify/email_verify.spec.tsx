import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard } from '@sidepick/card-kit/testing'
import { PROFILE, problem, startServer, type LocalServer } from '../testing/local_server'
import { button } from '@sidepick/card-kit/testing/queries'
import { EmailVerify } from './email_verify'

const person = { id: 'user-1', username: 'ana.luna', avatar: null, profileColor: 'e4572e' }
const unverified = {
  loggedIn: true,
  loading: false,
  profile: { ...person, emailVerified: false },
}

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const open = (overrides = {}) =>
  renderCard(EmailVerify, { viewer: unverified, ...overrides }, { http: server.http })

describe('EmailVerify', () => {
  it('sends the mail, ticks it off for 5 seconds, and offers to send it again', async () => {
    open({ locale: 'en-us' })
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      await user.click(button('Send the link'))
      await screen.findByRole('heading', { name: 'Email sent' })
      expect(server.received.at(-1)).toMatchObject({
        method: 'POST',
        path: '/auth/resend_email_verification',
        body: { userId: PROFILE.id, email: 'ana@example.com', language: 'en-us' },
      })
      expect(screen.getByText(/ana@example\.com/)).toBeInTheDocument()
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
      act(() => jest.advanceTimersByTime(4999))
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
      act(() => jest.advanceTimersByTime(1))
      expect(button('Resend Email')).toBeEnabled()
    } finally {
      jest.useRealTimers()
    }
  })

  it('names the level that waits for it', () => {
    const rule = {
      componentName: 'EmailVerify',
      panel: 'mainPanel',
      position: 'main-bottom',
      props: { variant: 'level_up', level: 2 },
    }
    open({ rule, locale: 'es-mx' })
    expect(
      screen.getByRole('heading', { name: 'Verifica tu correo para desbloquear el nivel 2' })
    ).toBeInTheDocument()
  })

  it.each([
    [
      problem(429, 'E_TOO_MANY_REQUESTS', [{ message: 'Too many requests' }]),
      'An email is on its way. You can ask for another one in a minute.',
    ],
    [problem(500, 'E_INTERNAL', [{ message: 'Unknown error' }]), 'Unknown error'],
  ])('says why no mail went out', async (refusal, message) => {
    server.replyOnce('/auth/resend_email_verification', refusal)
    open()
    await userEvent.click(button('Send the link'))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(button('Send the link')).toBeEnabled()
  })

  it('has the profile read again when the e-mail was proved meanwhile', async () => {
    server.replyOnce('/v1/profiles', { status: 200, body: { ...PROFILE, emailVerified: true } })
    const { host } = open()
    await userEvent.click(button('Send the link'))
    await waitFor(() => expect(host.emitted).toContainEqual({ name: 'profile_changed', data: {} }))
    expect(server.received).toHaveLength(1)
  })

  it.each([
    ['a stranger', { loggedIn: false, loading: false, profile: null }],
    ['a proved player', { ...unverified, profile: { ...person, emailVerified: true } }],
    ['a player of whom nobody knows it', { ...unverified, profile: person }],
  ])('is not drawn for %s', (_, viewer) => {
    expect(open({ viewer }).container).toBeEmptyDOMElement()
  })
})
