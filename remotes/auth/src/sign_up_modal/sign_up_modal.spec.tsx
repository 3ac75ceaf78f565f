import { ANA } from '@sidepick/card-kit/testing/sample_profile'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderScreen } from '@sidepick/card-kit/testing'
import { screenFor, type Registry } from '@sidepick/rules/screens'
import screens from '../../screens.json'
import { VARIANTS } from '../prompts/variants'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { button, field } from '@sidepick/card-kit/testing/queries'
import { SignUpModal } from './sign_up_modal'
import { SignUpOverlay } from './sign_up_overlay'

let server: LocalServer
let user: UserEvent

beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup()
})
afterEach(() => server.close())

type Props = Record<string, unknown>
const open = (variant: string, props: Props = {}, waitingPoints = 340) =>
  renderScreen(SignUpModal, { props: { variant, ...props }, waitingPoints }, { http: server.http })
const posted = () => server.received.filter(({ path }) => path === '/auth/quick_signup')

describe('SignUpModal', () => {
  it.each([
    ['dontLoseYourPoints', "Don't lose your 340 points!", 'Save my points'],
    ['newDontLoseYourPoints', 'We’ll keep your 340 points', 'Continue with email'],
    ['whereCanWeLetYouKnow', 'Where should we send the result?', 'Notify me'],
    ['unlockYourResults', 'Unlock your results', 'Sign up'],
    ['newPrizesEveryWeek', 'New prizes every week', 'Sign up'],
    ['almostThereRegister', 'Almost there! 340/750', 'Sign up'],
  ])('asks as %s', (variant, title, action) => {
    open(variant)
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(button(action)).toBeDisabled()
  })

  it.each([
    [SignUpModal, 'noHeader', 'Sign up'],
    [SignUpOverlay, 'anything', 'Continue'],
  ])('shows no header where it has none', (Modal, variant, action) => {
    renderScreen(Modal, { props: { variant } })
    expect(screen.getByRole('heading')).toHaveClass('vs-visually-hidden')
    expect(button(action)).toBeInTheDocument()
  })

  it.each([
    ...Object.keys(VARIANTS).map((variant) => [
      variant,
      variant === 'noHeaderROKT' ? 'SignUpOverlay' : 'SignUpModal',
    ]),
    ['quick', 'QuickSignUpModal'],
  ])('the name %s opens %s', (variant, name) => {
    const asked = { screen: 'sign_up', variant }
    const remotes = [{ screens }] as Registry
    expect(screenFor(remotes, 'auth_requested', asked)?.name).toBe(name)
  })

  it('fills the bar up to 750 points, and says when they are ready', () => {
    const { update } = open('almostThereRegister')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '340')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '750')
    update({ waitingPoints: 2000 })
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '750')
    expect(screen.getByText('Ready to claim')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Almost there! 750/750' })).toBeInTheDocument()
  })

  it('sends the e-mail, where it came from and the tick, and tells the host', async () => {
    const { host } = open('newDontLoseYourPoints')
    await user.type(field('Email'), ' ana@example.com ')
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Continue with email'))
    await waitFor(() =>
      expect(host.emitted).toContainEqual({
        name: 'registered',
        data: { email: 'ana@example.com' },
      })
    )
    expect(posted()).toEqual([
      {
        method: 'POST',
        path: '/auth/quick_signup',
        body: {
          email: 'ana@example.com',
          tosSigned: true,
          returnUrl: '/go/e30/auth/forgot-password',
          sourceDomain: 'publisher.example',
          language: 'en-us',
          points: 0,
          distributorId: 'default',
          referrerId: null,
          amplitudeExperimentVariant: 'lock:long',
        },
      },
    ])
  })

  it('shakes and sends nothing while the terms are not ticked', async () => {
    const { container } = open('newDontLoseYourPoints')
    await user.type(field('Email'), 'ana@example.com{Enter}')
    expect(await screen.findByText('Terms of service must be accepted')).toBeInTheDocument()
    expect(container.querySelector('form')).toHaveClass('shaking')
    expect(posted()).toEqual([])
    await user.click(screen.getByRole('checkbox'))
    expect(screen.queryByText('Terms of service must be accepted')).not.toBeInTheDocument()
  })

  it('needs no tick where going on agrees, and then claims none', async () => {
    open('newDontLoseYourPoints', { terms: 'compact' })
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.getByText(/By continuing, you agree/)).toBeInTheDocument()
    await user.type(field('Email'), 'ana@example.com{Enter}')
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]?.body.tosSigned).toBe(false)
  })

  it.each(['not an email', 'ana@'])('refuses "%s" under the field', async (typed) => {
    open('newDontLoseYourPoints')
    await user.type(field('Email'), `${typed}{Enter}`)
    expect(field('Email')).toHaveAccessibleDescription('Enter an email, like name@example.com')
    expect(posted()).toEqual([])
  })

  it('says in words that an e-mail is known, and leads to the sign-in', async () => {
    server.replyOnce(
      '/auth/quick_signup',
      problem(409, 'E_EMAIL_TAKEN', [{ message: 'Conflict', field: 'email' }])
    )
    const { host } = open('newDontLoseYourPoints', { terms: 'compact' })
    await user.type(field('Email'), 'ana@example.com{Enter}')
    const message = 'This email already exists. Please sign in below.'
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(message))
    expect(host.emitted).toContainEqual({
      name: 'analytics',
      data: { name: 'emailEnteredError', properties: { message } },
    })
    expect(host.emitted.map(({ name }) => name)).not.toContain('registered')
    const [beside] = screen.getAllByRole('link', { name: 'Sign in' })
    await user.click(beside!)
    expect(host.emitted).toContainEqual({
      name: 'navigated',
      data: { to: '/auth?method=sign_in' },
    })
  })

  it('cannot be sent blank, nor twice at once', async () => {
    let answer = () => {}
    const after = new Promise<void>((resolve) => (answer = resolve))
    const body = { userId: ANA.id, email: ANA.email }
    server.replyOnce('/auth/quick_signup', { status: 201, body, after })
    open('newDontLoseYourPoints', { terms: 'compact' })
    await user.type(field('Email'), '   ')
    expect(button('Continue with email')).toBeDisabled()
    await user.type(field('Email'), 'ana@example.com')
    await user.click(button('Continue with email'))
    expect(button('One moment…')).toBeDisabled()
    await user.type(field('Email'), '{Enter}')
    answer()
    await waitFor(() => expect(button('Continue with email')).toBeEnabled())
    expect(posted()).toHaveLength(1)
  })

  it('lets in with other accounts once the terms are ticked, and and one button for the e-mail', async () => {
    const { host } = open('unlockYourResults')
    await user.click(button('Continue with Google'))
    expect(await screen.findByText('Terms of service must be accepted')).toBeInTheDocument()
    expect(host.emitted).toEqual([])
    await user.click(screen.getByRole('checkbox'))
    for (const name of ['Google', 'Facebook', 'Apple', 'Microsoft']) {
      await user.click(button(`Continue with ${name}`))
    }
    expect(host.emitted.map(({ data }) => data)).toEqual([
      { provider: 'google', tosSigned: true },
      { provider: 'facebook', tosSigned: true },
      { provider: 'apple', tosSigned: true },
      { provider: 'microsoft', tosSigned: true },
    ])
    expect(screen.getAllByRole('button', { name: /email|^Sign up$/ })).toHaveLength(1)
    await user.type(field('Email'), 'ana@example.com')
    await user.click(button('Sign up'))
    await waitFor(() => expect(posted()).toHaveLength(1))
  })

  it('leads to the whole sign-in and sign-up, and out', async () => {
    const { host } = open('unlockYourResults')
    const up = screen.getByRole('link', { name: 'Sign up with a password' })
    expect(up).toHaveAttribute('href', '/auth?method=sign_up')
    await user.click(up)
    await user.click(button('Close'))
    expect(host.emitted).toEqual([
      { name: 'navigated', data: { to: '/auth?method=sign_up' } },
      { name: 'screen_closed', data: {} },
    ])
  })

  it('links the four documents in the language of the visit', () => {
    renderScreen(SignUpModal, { locale: 'es-mx', props: { variant: 'noHeader' } })
    const box = screen.getByRole('checkbox').closest('label')!
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    ).toEqual(['/rules/es-mx', '/promotional-rules/es-mx', '/tos/es-mx', '/privacy-policy/es-mx'])
  })
})
