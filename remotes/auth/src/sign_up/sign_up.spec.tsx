import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { button, field, heading } from '@sidepick/card-kit/testing/queries'
import { fillAll, fillBirthDate, fillEmail, fillPassword, fillUsername } from '../testing/fill_in'
import { startServer, type LocalServer } from '../testing/local_server'
import { SESSION } from '../testing/usual_answers'
import { walk } from '../testing/walk'

const signUp = {
  distributorId: 'daily-fold',
  sourceDomain: 'publisher.example',
  returnUrl: '/widget/widget-1',
  referrerId: 'friend-1',
  experimentVariants: () => 'cards:a,lock:long',
  points: () => 340,
  bonus: 1000,
  providers: [],
}

let server: LocalServer
let user: UserEvent

beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup()
})
afterEach(() => server.close())

const open = (start = '/auth/signup/email') =>
  walk(start, { waitingPoints: 340 }, { http: server.http, signUp })

async function openLastStep(email?: string) {
  const opened = open()
  await fillAll(user, email)
  return opened
}

const posted = (path: string) => server.received.filter((call) => call.path === path)
const signedIn = {
  name: 'signed_in',
  data: { refreshToken: 'rt_1', method: 'sign_up' },
}

describe('Signing up', () => {
  it('sends every field, where the player came from and the waiting points, then hands the session over', async () => {
    const { host } = await openLastStep()
    await user.click(button('Sign up'))
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
        amplitudeExperimentVariant: 'cards:a,lock:long',
        sourceDomain: 'publisher.example',
        returnUrl: '/widget/widget-1',
      },
    ])
  })

  it('ends a step earlier for who lives elsewhere, and sends no state', async () => {
    const { host } = open()
    await fillEmail(user)
    await fillPassword(user)
    await fillUsername(user)
    await fillBirthDate(user)
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.selectOptions(field('Country'), 'Mexico')
    expect(screen.getByText('Last step')).toBeInTheDocument()
    await user.click(button('Sign up'))
    await waitFor(() => expect(host.emitted).toContainEqual(signedIn))
    expect(posted('/auth/signup')[0]?.body).toMatchObject({
      usResidency: false,
      country: 'MX',
      state: null,
    })
  })

  it('takes a country elsewhere for living elsewhere', async () => {
    open()
    await fillEmail(user)
    await fillPassword(user)
    await fillUsername(user)
    await fillBirthDate(user)
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    await user.selectOptions(field('Country'), 'Mexico')
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked()
  })

  it('lets somebody of a blocked state in, and says what is barred there', async () => {
    const { host } = await openLastStep()
    await user.selectOptions(field('State'), 'TX')
    expect(field('State')).toHaveAccessibleDescription(
      'Tickets cannot be bought in Texas. Free tickets still win prizes.'
    )
    await user.click(button('Sign up'))
    await waitFor(() => expect(host.emitted).toContainEqual(signedIn))
    expect(posted('/auth/signup')[0]?.body).toMatchObject({ state: 'TX' })
  })

  it('keeps what was filled in when the player goes back', async () => {
    const { trail } = await openLastStep()
    expect(trail).toEqual(
      ['email', 'password', 'username', 'birth-date', 'location', 'state'].map(
        (step) => `/auth/signup/${step}`
      )
    )
    await user.click(button('Back'))
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await user.click(button('Back'))
    expect(field('Year')).toHaveValue('1993')
    await user.click(button('Back'))
    expect(field('Username')).toHaveValue('ana.luna')
    await user.click(button('Back'))
    await user.click(button('Back'))
    expect(field('Email')).toHaveValue('ana@example.com')
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it.each(['password', 'username', 'birth-date', 'location', 'state'])(
    'begins again when %s is opened and nothing is known, as after a reload',
    async (step) => {
      const { trail } = open(`/auth/signup/${step}`)
      await heading('What’s your email?')
      expect(trail).toEqual(['/auth/signup/email'])
    }
  )

  it('sends once however often the button is pressed', async () => {
    let release = () => {}
    const after = new Promise<void>((resolve) => (release = resolve))
    server.replyOnce('/auth/signup', { status: 201, body: SESSION, after })
    const { host } = await openLastStep()
    await user.dblClick(button('Sign up'))
    expect(button('One moment…')).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{Enter}')
    release()
    await waitFor(() => expect(host.emitted).toContainEqual(signedIn))
    expect(posted('/auth/signup')).toHaveLength(1)
  })

  it('does not go on without the terms: the card shakes and the box says why', async () => {
    const { container } = open()
    await user.type(field('Email'), 'ana@example.com')
    await user.click(button('Continue'))
    expect(screen.getByRole('alert')).toHaveTextContent('Terms of service must be accepted')
    expect(container.querySelector('.shaking')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus())
    expect(server.received).toEqual([])
  })

  it('forgets the password once the account is made', async () => {
    const { host } = await openLastStep()
    await user.click(button('Sign up'))
    await waitFor(() => expect(host.emitted).toContainEqual(signedIn))
    expect(document.body.innerHTML).not.toContain('Sol2luna!')
    expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain('Sol2luna!')
  })
})
