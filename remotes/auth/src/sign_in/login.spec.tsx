import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { galleryHost } from '../entry/gallery_host'
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

const open = (address = '/auth/login') => walk(address, {}, { http: server.http, ...galleryHost() })
const submit = () => user.click(screen.getByRole('button', { name: 'Sign in' }))

describe('Signing in', () => {
  it('sends e-mail, password and language, and hands the session over', async () => {
    const { host } = open()
    await user.type(field('Email'), ' ana@example.com')
    await user.type(field('Password'), 'Sol2luna!')
    await submit()
    await waitFor(() =>
      expect(host.emitted).toContainEqual({
        name: 'signed_in',
        data: { refreshToken: 'rt_1', method: 'sign_in' },
      })
    )
    expect(host.emitted).toContainEqual({ name: 'analytics', data: { name: 'email_sign_in' } })
    expect(server.received.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/auth/login',
        body: { email: 'ana@example.com', password: 'Sol2luna!', language: 'en-us' },
      },
    ])
  })

  it('asks for what is missing and sends nothing', async () => {
    open()
    await submit()
    expect(field('Email')).toHaveAccessibleDescription('Enter an email, like name@example.com')
    expect(field('Password')).toHaveAccessibleDescription('Enter your password')
    await waitFor(() => expect(field('Email')).toHaveFocus())
    expect(server.received).toEqual([])
  })

  it.each([
    [401, 'E_INVALID_CREDENTIALS', 'Invalid email or password'],
    [403, 'E_BLOCKED', 'Account is blocked'],
    [429, 'E_TOO_MANY_ATTEMPTS', 'Too many attempts, try again later'],
    [500, 'E_INTERNAL', 'Something went wrong. Please try again.'],
  ])('says why it was refused with %i %s', async (status, code, message) => {
    server.replyOnce('/auth/login', problem(status, code, [{ message: 'In English' }]))
    const { host } = open()
    await user.type(field('Email'), 'ana@example.com')
    await user.type(field('Password'), 'wrong{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(button('Sign in')).not.toHaveAttribute('aria-disabled', 'true')
    expect(host.emitted).toEqual([])
    await user.type(field('Password'), 'x')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows the password on demand', async () => {
    open()
    const password = field('Password')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    await user.click(button('Show password'))
    expect(password).toHaveAttribute('type', 'text')
    await user.click(button('Hide password'))
    expect(password).toHaveAttribute('type', 'password')
  })

  it('tells password managers whose password it is', () => {
    open()
    expect(field('Email')).toHaveAttribute('autocomplete', 'username')
  })

  it('offers other accounts without asking for terms again', async () => {
    const { host } = open()
    await user.click(button('Continue with Apple'))
    expect(host.emitted).toEqual([{ name: 'social_requested', data: { provider: 'apple' } }])
  })

  it('leads to a forgotten password with the e-mail typed so far', async () => {
    open()
    await user.type(field('Email'), 'ana@example.com')
    await user.click(button('Forgot password?'))
    await heading('Forgot your password?')
    expect(field('Email')).toHaveValue('ana@example.com')
  })

  it('takes over an e-mail that is passed on', () => {
    walk('/auth/login', { props: { email: 'bea@example.com' } }, { http: server.http })
    expect(field('Email')).toHaveValue('bea@example.com')
  })
})
