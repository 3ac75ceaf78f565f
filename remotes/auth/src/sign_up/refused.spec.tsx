import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { button, field, heading } from '@sidepick/card-kit/testing/queries'
import { fillAll, fillEmail, fillPassword } from '../testing/fill_in'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { walk } from '../testing/walk'

const TAKEN = 'This email already exists. Please sign in below.'
const emailEnteredError = {
  name: 'analytics',
  data: { name: 'emailEnteredError', properties: { message: TAKEN } },
}

let server: LocalServer
let user: UserEvent

beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup()
})
afterEach(() => server.close())

const open = () => walk('/auth/signup/email', {}, { http: server.http })

async function send(email?: string) {
  const opened = open()
  await fillAll(user, email)
  await user.click(button('Sign up'))
  return opened
}

const toSignIn = () => screen.getAllByRole('button', { name: 'Sign in' })[0]!

describe('A sign-up that is refused', () => {
  it('says on the first step already that an e-mail is known, and leads to signing in', async () => {
    server.replyOnce('/auth/validate_email', {
      status: 200,
      body: { valid: true, available: false },
    })
    const { host } = open()
    await user.type(field('Email'), 'known@example.com')
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Continue'))
    expect(await screen.findByRole('alert')).toHaveTextContent(TAKEN)
    expect(host.emitted).toContainEqual(emailEnteredError)
    await user.click(toSignIn())
    await heading('Sign in')
    expect(field('Email')).toHaveValue('known@example.com')
  })

  it('takes no address that keeps no mail', async () => {
    server.replyOnce('/auth/validate_email', {
      status: 200,
      body: { valid: false, available: false },
    })
    open()
    await user.type(field('Email'), 'ana@throwaway.example')
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Continue'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Enter an email, like name@example.com'
    )
  })

  it('goes on when nobody answers what an e-mail is worth', async () => {
    server.replyOnce('/auth/validate_email', problem(429, 'E_TOO_MANY_REQUESTS'))
    open()
    await fillEmail(user)
    expect(field('Password')).toBeInTheDocument()
  })

  it('goes back to the e-mail on a conflict, and tells so', async () => {
    server.replyOnce('/auth/signup', problem(409, 'E_EMAIL_TAKEN', [{ message: 'Conflict' }]))
    const { host } = await send('known@example.com')
    await heading('What’s your email?')
    expect(field('Email')).toHaveAccessibleDescription(TAKEN)
    await waitFor(() => expect(field('Email')).toHaveFocus())
    expect(host.emitted).toContainEqual(emailEnteredError)
    await user.click(toSignIn())
    await heading('Sign in')
  })

  it('goes back to the name when somebody took it meanwhile', async () => {
    server.replyOnce('/auth/signup', problem(409, 'E_USERNAME_TAKEN', [{ message: 'Taken' }]))
    await send()
    await heading('Pick a username')
    expect(screen.getByRole('alert')).toHaveTextContent('Username is taken')
    await waitFor(() => expect(field('Username')).toHaveFocus())
    await user.click(button('Continue'))
    await heading('Pick a username')
  })

  it('puts each error of the server beside its field, from the first step that has one', async () => {
    server.replyOnce(
      '/auth/signup',
      problem(422, 'E_VALIDATION', [
        { field: 'username', rule: 'reserved', message: 'This username cannot be used' },
        { field: 'birthday', rule: 'E_UNDERAGE', message: 'You must be 18 or older' },
      ])
    )
    await send()
    await heading('Pick a username')
    expect(screen.getByRole('alert')).toHaveTextContent('This username cannot be used')
  })

  it('goes back to a password that everybody tries', async () => {
    const error = { field: 'password', rule: 'passwordCommon', message: 'Too easy' }
    server.replyOnce('/auth/signup', problem(422, 'E_VALIDATION', [error]))
    await send()
    await heading('Choose a password')
    expect(field('Password')).toHaveAccessibleDescription(/too easy to guess/)
    await waitFor(() => expect(field('Password')).toHaveFocus())
  })

  it.each([
    ['no answer', null, 'We could not reach the server. Check your connection and try again.'],
    [
      'too many attempts',
      problem(429, 'E_TOO_MANY_REQUESTS'),
      'Too many attempts, try again later',
    ],
    ['an error of the server', problem(500, 'E_INTERNAL'), 'Unknown error'],
  ])('shows %s above the form and lets the player try again', async (_, reply, message) => {
    const { host } = open()
    await fillAll(user)
    if (reply) server.replyOnce('/auth/signup', reply)
    else await server.close()
    await user.click(button('Sign up'))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(button('Sign up')).toHaveFocus()
    if (!reply) return
    await user.click(button('Sign up'))
    await waitFor(() => expect(host.emitted.map(({ name }) => name)).toContain('signed_in'))
  })
})

describe('The name', () => {
  const reachName = async () => {
    const opened = open()
    await fillEmail(user)
    await fillPassword(user)
    return opened
  }

  it('is said to be free while it is typed', async () => {
    await reachName()
    await user.type(field('Username'), 'ana.luna')
    expect(await screen.findByText('ana.luna is yours to take')).toBeInTheDocument()
    const asked = server.received.filter(({ path }) => path.endsWith('username_available'))
    expect(asked.map(({ body }) => body)).toEqual([{ username: 'ana.luna' }])
  })

  it('is said to be taken before the player goes on', async () => {
    server.replyOnce('/v1/profiles/username_available', {
      status: 200,
      body: { available: false, reason: 'taken' },
    })
    await reachName()
    await user.type(field('Username'), 'ana')
    expect(await screen.findByRole('alert')).toHaveTextContent('Username is taken')
    await user.click(button('Continue'))
    expect(screen.getByRole('heading')).toHaveTextContent('Pick a username')
    await user.type(field('Username'), '7')
    expect(screen.queryByText('Username is taken')).not.toBeInTheDocument()
  })

  it('may be sent when nobody answers', async () => {
    server.replyOnce('/v1/profiles/username_available', problem(429, 'E_TOO_MANY_REQUESTS'))
    await reachName()
    await user.type(field('Username'), 'ana')
    expect(await screen.findByText('This is the name on the leaderboard.')).toBeInTheDocument()
    await user.click(button('Continue'))
    await heading('When were you born?')
  })
})
