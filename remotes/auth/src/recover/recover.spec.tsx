import { act, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { button, field, heading } from '@sidepick/card-kit/testing/queries'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { walk } from '../testing/walk'

let server: LocalServer
let user: UserEvent

beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup()
})
afterEach(() => server.close())

const open = (address: string, locale: 'en-us' | 'es-mx' = 'en-us') =>
  walk(address, { locale }, { http: server.http })
const bodies = (path: string) => server.received.filter((call) => call.path === path)

describe('ForgotPassword', () => {
  it('asks for a link and says the same whether or not there is such an account', async () => {
    open('/auth/forgot-password', 'es-mx')
    await user.type(field('Correo electrónico'), ' ana@example.com{Enter}')
    await heading('Revisa tu correo')
    expect(screen.getByText(/^Si ana@example\.com tiene una cuenta/)).toBeInTheDocument()
    expect(bodies('/auth/reset_password').map(({ body }) => body)).toEqual([
      {
        email: 'ana@example.com',
        language: 'es-mx',
        returnUrl: '/go/e30/auth/forgot-password',
      },
    ])
  })

  it('asks whose points wait for a password to choose one, and says how many wait', async () => {
    const viewer = { loggedIn: false, loading: false, promisedPoints: 1_020, profile: null }
    const sees = { viewer, waitingPoints: 30, locale: 'en-us' } as const
    walk('/auth/forgot-password', sees, { http: server.http })
    await heading('Choose your password')
    expect(screen.getByText(/^1,050 points wait for your password/)).toBeInTheDocument()
    await user.type(field('Email'), 'ana@example.com{Enter}')
    await heading('Check your email')
    expect(bodies('/auth/reset_password')).toHaveLength(1)
  })

  it('asks a player who forgot a password for nothing else, whatever was left here', async () => {
    const viewer = { loggedIn: true, loading: false, promisedPoints: 1_020, profile: null }
    walk('/auth/forgot-password', { viewer, locale: 'en-us' }, { http: server.http })
    await heading('Forgot your password?')
  })

  it('sends again once a minute', async () => {
    open('/auth/forgot-password')
    await user.type(field('Email'), 'ana@example.com')
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
    try {
      const hurried = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      await hurried.click(button('Send link'))
      await heading('Check your email')
      await hurried.click(button(/^Send again \(/))
      expect(bodies('/auth/reset_password')).toHaveLength(1)
      for (let second = 0; second < 60; second++) act(() => jest.advanceTimersByTime(1_000))
      await hurried.click(button('Send again'))
      expect(await screen.findByText('Sent again')).toBeInTheDocument()
      expect(bodies('/auth/reset_password')).toHaveLength(2)
    } finally {
      jest.useRealTimers()
    }
  })

  it('takes no e-mail that is none', async () => {
    open('/auth/forgot-password')
    await user.type(field('Email'), 'ana{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an email, like name@example.com')
    expect(server.received).toEqual([])
  })

  it('says that it was asked too often', async () => {
    server.replyOnce('/auth/reset_password', problem(429, 'E_TOO_MANY_REQUESTS'))
    open('/auth/forgot-password')
    await user.type(field('Email'), 'ana@example.com{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
  })
})

describe('ResetPassword', () => {
  const fill = async (password = 'Sol2luna!', confirmed = password) => {
    await user.type(await screen.findByLabelText('New password'), password)
    await user.type(field('Confirm password'), confirmed)
    await user.click(button('Set password'))
  }

  it('shows the link to the server first, then sets the password and leads to signing in', async () => {
    open('/reset_password?token=pt_1')
    await fill()
    await heading('Your new password is set')
    expect(
      server.received.map(({ path, authorization, body }) => ({ path, authorization, body }))
    ).toEqual([
      { path: '/auth/reset_password/verify_token', authorization: 'Bearer pt_1', body: {} },
      {
        path: '/auth/reset_password/set_new',
        authorization: 'Bearer pt_1',
        body: { new_password: 'Sol2luna!', confirm_password: 'Sol2luna!' },
      },
    ])
    await user.click(button('Sign in'))
    await heading('Sign in')
    expect(field('Email')).toHaveValue('ana@example.com')
  })

  it('asks for a good password, typed the same twice', async () => {
    open('/reset_password?token=pt_1')
    await fill('Sol2lun', 'Sol2luna')
    expect(field('New password')).toHaveAccessibleDescription(
      /Password must be at least 8 characters long/
    )
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match')
    await waitFor(() => expect(field('New password')).toHaveFocus())
    expect(bodies('/auth/reset_password/set_new')).toEqual([])
  })

  it('tells password managers whose password it is', async () => {
    const { container } = open('/reset_password?token=pt_1')
    await screen.findByLabelText('New password')
    expect(container.querySelector('[autocomplete=username]')).toHaveValue('ana@example.com')
  })

  it.each([
    ['when it opens', '/auth/reset_password/verify_token'],
    ['when it is used', '/auth/reset_password/set_new'],
  ])('leads from an expired link to a new one, %s', async (_, path) => {
    server.replyOnce(path, problem(410, 'E_TOKEN_EXPIRED', [{ message: 'Expired' }]))
    open('/reset_password?token=pt_1')
    if (path.endsWith('set_new')) await fill()
    await heading('Reset link expired, generate a new one')
    await user.click(button('Send link'))
    await heading('Forgot your password?')
  })

  it('takes a link without its token for an expired one', async () => {
    server.replyOnce('/auth/reset_password/verify_token', problem(410, 'E_TOKEN_EXPIRED'))
    open('/reset_password')
    await heading('Reset link expired, generate a new one')
  })

  it('does not call a link expired because nobody answered', async () => {
    server.replyOnce('/auth/reset_password/verify_token', problem(503, 'E_UNAVAILABLE'))
    open('/reset_password?token=pt_1')
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
    await user.click(button('Try again'))
    expect(await screen.findByLabelText('New password')).toBeInTheDocument()
  })
})
