import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { galleryHost } from '../entry/gallery_host'
import { button, field, heading } from '@sidepick/card-kit/testing/queries'
import { walk } from '../testing/walk'

const open = (address: string, providers = galleryHost().signUp.providers) =>
  walk(address, { waitingPoints: 1340 }, galleryHost(providers))

const PROVIDERS = ['google', 'facebook', 'apple', 'microsoft'] as const
const nameOf = (provider: string) => new RegExp(`^Continue with ${provider}$`, 'i')

describe('AuthIndex', () => {
  it('promises to keep the points that wait', () => {
    open('/auth?method=sign_up')
    expect(screen.getByText('We’ll keep your 1,340 points')).toBeInTheDocument()
    expect(screen.getByText('+1,000 bonus points')).toBeInTheDocument()
  })

  it('promises the bonus to who has none yet', () => {
    walk('/auth?method=sign_up', { locale: 'es-mx' })
    expect(screen.getByText(/^Empieza con 1[.,]?000 puntos$/)).toBeInTheDocument()
  })

  it('names all that is agreed to, also where the way leads by e-mail', async () => {
    const documents = () =>
      screen
        .getAllByRole('link')
        .map((link) => new URL(link.getAttribute('href')!, 'https://x').pathname)
    const all = ['rules', 'promotional-rules', 'tos', 'privacy-policy'].map(
      (name) => `/${name}/en-us`
    )
    const { unmount } = open('/auth?method=sign_up')
    expect(documents()).toEqual(expect.arrayContaining(all))
    unmount()
    open('/auth', [])
    expect(field('Email')).toBeInTheDocument()
    expect(documents()).toEqual(expect.arrayContaining(all))
  })

  it.each(PROVIDERS)('asks for the window of %s once the terms are accepted', async (provider) => {
    const { host, container } = open('/auth')
    await userEvent.click(button(nameOf(provider)))
    expect(screen.getByRole('alert')).toHaveTextContent('Terms of service must be accepted')
    expect(container.querySelector('.shaking')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus())
    expect(host.emitted).toEqual([])
    await userEvent.keyboard(' ')
    await userEvent.click(button(nameOf(provider)))
    const data = { provider, tosSigned: true }
    expect(host.emitted).toEqual([{ name: 'social_requested', data }])
  })

  it('carries the accepted terms on to the way by e-mail', async () => {
    open('/auth?method=sign_up')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(button('Continue with email'))
    await heading('What’s your email?')
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it('offers what is configured alone, and begins with the e-mail when nothing is', () => {
    const { unmount } = open('/auth', ['apple'])
    expect(screen.getAllByRole('button', { name: /^Continue with/ })).toHaveLength(2)
    unmount()
    open('/auth', [])
    expect(field('Email')).toBeInTheDocument()
  })

  it('opens the way in for who has an account', async () => {
    open('/auth?method=sign_in')
    await heading('Sign in')
    expect(button(nameOf('google'))).toBeInTheDocument()
  })

  it('keeps the e-mail while the player changes between signing up and in', async () => {
    open('/auth', [])
    await userEvent.type(field('Email'), 'ana@example.com')
    await userEvent.click(button('Sign in'))
    expect(field('Email')).toHaveValue('ana@example.com')
    await userEvent.type(field('Email'), '.mx')
    await userEvent.click(button('Sign up'))
    expect(field('Email')).toHaveValue('ana@example.com.mx')
  })

  it.each([
    ['access_denied', 'The sign-in was cancelled. Try again whenever you like.'],
    ['provider_error', 'That sign-in did not work. Try again, or use your email.'],
    ['email_missing', 'That account shares no email address with us. Use your email instead.'],
    ['link_required', 'Sign in with your password first to link this provider'],
    ['<b>', 'That sign-in did not work. Try again, or use your email.'],
  ])('tells why another account did not let one in: %s', (error, message) => {
    open(`/auth?error=${encodeURIComponent(error)}`)
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })

  it('leads to the password when an account wants to be linked', async () => {
    open('/auth?error=link_required')
    expect(field('Password')).toBeInTheDocument()
  })

  it('asks to be closed with its button', async () => {
    const { host } = open('/auth')
    await userEvent.click(button('Close'))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
  })
})
