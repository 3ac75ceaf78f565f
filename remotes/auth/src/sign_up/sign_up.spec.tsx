import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { AuthScreen } from '../screen/auth_screen'
import { button, field, fillAccount, fillPerson, fillPlace } from '../testing/fill_in'
import { problem, SESSION, startServer, type LocalServer } from '../testing/local_server'

const signUp = {
  distributorId: 'daily-fold',
  sourceDomain: 'publisher.example',
  returnUrl: '/widget/widget-1',
  referrerId: 'friend-1',
  points: () => 340,
  bonus: 1000,
}

let server: LocalServer
let user: UserEvent

beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup()
})
afterEach(() => server.close())

const open = () =>
  renderCard(
    AuthScreen,
    { play: samplePlay({ sessionPoints: 340 }) },
    { http: server.http, signUp }
  )

async function openLastStep(email?: string) {
  const opened = open()
  await fillAccount(user, email)
  await fillPerson(user)
  await fillPlace(user)
  return opened
}

const posted = (path: string) => server.received.filter((call) => call.path === path)
const signedIn = {
  name: 'signed_in',
  data: { refreshToken: 'rt_1', accessToken: 'at_1', accessTokenExpiresIn: 900, method: 'sign_up' },
}

describe('Signing up', () => {
  it('sends every field, where the player came from and the waiting points, then hands the session over', async () => {
    const { host } = await openLastStep()
    await user.click(button('Create account'))
    await waitFor(() => expect(host.emitted).toContainEqual(signedIn))
    expect(posted('/auth/signup').map((call) => call.body)).toEqual([
      {
        email: 'ana@example.com',
        username: 'ana.luna',
        password: 'Sol2luna!',
        birthday: '1993-04-17',
        usResidency: true,
        country: 'US',
        state: 'CA',
        tosSigned: true,
        language: 'en-us',
        points: 340,
        distributorId: 'daily-fold',
        referrerId: 'friend-1',
        sourceDomain: 'publisher.example',
        returnUrl: '/widget/widget-1',
      },
    ])
  })

  it('sends no state from elsewhere', async () => {
    const { host } = await openLastStep()
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.selectOptions(field('Country'), 'Mexico')
    expect(screen.queryByLabelText('State')).not.toBeInTheDocument()
    await user.click(button('Create account'))
    await waitFor(() => expect(host.emitted).toContainEqual(signedIn))
    expect(posted('/auth/signup')[0]?.body).toMatchObject({
      usResidency: false,
      country: 'MX',
      state: null,
    })
  })

  it('keeps what was filled in when the player goes back', async () => {
    await openLastStep()
    await user.click(button('Back'))
    expect(field('Username')).toHaveValue('ana.luna')
    expect(field('Year')).toHaveValue('1993')
    await user.click(button('Back'))
    expect(field('Email')).toHaveValue('ana@example.com')
    await user.click(button('Continue'))
    await user.click(button('Continue'))
    expect(field('State')).toHaveValue('CA')
  })

  it('sends once however often the button is pressed', async () => {
    let release = () => {}
    const after = new Promise<void>((resolve) => (release = resolve))
    server.replyOnce('/auth/signup', { status: 201, body: SESSION, after })
    const { host } = await openLastStep()
    await user.dblClick(button('Create account'))
    expect(button('One moment…')).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Enter}')
    release()
    await waitFor(() => expect(host.emitted).toContainEqual(signedIn))
    expect(posted('/auth/signup')).toHaveLength(1)
  })

  it('does not go on without the terms: the card shakes and the box says why', async () => {
    const { container } = await openLastStep()
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Create account'))
    expect(screen.getByRole('alert')).toHaveTextContent('Terms of service must be accepted')
    expect(container.querySelector('.shaking')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus())
    expect(posted('/auth/signup')).toEqual([])
  })

  it('leads to signing in when the e-mail is known already, and tells so', async () => {
    server.replyOnce('/auth/signup', problem(409, 'E_EMAIL_TAKEN', [{ message: 'Conflict' }]))
    const { host } = await openLastStep('known@example.com')
    await user.click(button('Create account'))
    const message = 'This email already exists. Please sign in below.'
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(field('Email')).toHaveAccessibleDescription(message)
    await waitFor(() => expect(field('Email')).toHaveFocus())
    expect(host.emitted).toContainEqual({
      name: 'analytics',
      data: { name: 'emailEnteredError', properties: { message } },
    })
    await user.click(screen.getAllByRole('button', { name: 'Sign in' })[0]!)
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
    expect(field('Email')).toHaveValue('known@example.com')
  })

  it('goes back to the name when somebody took it meanwhile', async () => {
    server.replyOnce(
      '/auth/signup',
      problem(409, 'E_USERNAME_TAKEN', [{ message: 'Username is taken' }])
    )
    await openLastStep()
    await user.click(button('Create account'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Username is taken')
    await waitFor(() => expect(field('Username')).toHaveFocus())
  })

  it('says that a name is taken before the player goes on', async () => {
    server.replyOnce('/v1/profiles/username_available', {
      status: 200,
      body: { available: false, reason: 'taken' },
    })
    open()
    await fillAccount(user)
    await user.type(field('Username'), 'ana')
    await user.tab()
    expect(await screen.findByRole('alert')).toHaveTextContent('Username is taken')
    await user.click(button('Continue'))
    expect(screen.getByRole('heading', { name: 'Who is playing?' })).toBeInTheDocument()
    await user.type(field('Username'), '7')
    expect(screen.queryByText('Username is taken')).not.toBeInTheDocument()
  })

  it('puts each error of the server beside its field, on the first step that has one', async () => {
    server.replyOnce(
      '/auth/signup',
      problem(422, 'E_VALIDATION', [
        { field: 'username', rule: 'reserved', message: 'This username cannot be used' },
        { field: 'birthday', rule: 'E_UNDERAGE', message: 'You must be 18 or older' },
        { field: 'state', rule: 'state', message: 'Select a valid state' },
      ])
    )
    await openLastStep()
    await user.click(button('Create account'))
    expect(await screen.findByText('This username cannot be used')).toBeInTheDocument()
    expect(field('Month')).toHaveAccessibleDescription('You must be 18 or older')
  })

  it.each([
    ['no answer', null, 'We could not reach the server. Check your connection and try again.'],
    [
      'too many attempts',
      problem(429, 'E_TOO_MANY_REQUESTS', []),
      'Too many attempts, try again later',
    ],
    ['an error of the server', problem(500, 'E_INTERNAL', []), 'Unknown error'],
    [
      'what we do not know',
      problem(503, 'E_NEW', [{ message: 'Closed for tea' }]),
      'Closed for tea',
    ],
  ])('shows %s above the form and lets the player try again', async (_, reply, message) => {
    const { host } = await openLastStep()
    if (reply) server.replyOnce('/auth/signup', reply)
    else await server.close()
    await user.click(button('Create account'))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(button('Create account')).toHaveFocus()
    if (!reply) return
    await user.click(button('Create account'))
    await waitFor(() => expect(host.emitted).toContainEqual(signedIn))
  })
})
