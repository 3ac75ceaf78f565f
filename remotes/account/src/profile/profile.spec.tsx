import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PROFILE, problem, startServer, type LocalServer } from '../testing/local_server'
import { fakeHost } from '@sidepick/card-kit/testing/fake_host'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { button } from '@sidepick/card-kit/testing/queries'
import { Profile } from './profile'
import { ProfileThanks, QuickSignUpThanks } from './thanks'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const open = async (overrides = {}) => {
  const opened = openScreen(Profile, server.http, { place: 'page', ...overrides })
  await screen.findByText('ana@example.com')
  return opened
}

describe('Profile', () => {
  it('shows who the player is, and asks for what is not proved yet', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument()
    expect(screen.getByText('ana.luna')).toBeInTheDocument()
    expect(screen.getByText('Not verified yet')).toBeInTheDocument()
    expect(button('Send the link')).toBeEnabled()
  })

  it('asks for nothing where all is proved', async () => {
    server.replyOnce('/v1/profiles', { status: 200, body: { ...PROFILE, emailVerified: true } })
    await open()
    expect(screen.getByText('Verified')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send the link' })).not.toBeInTheDocument()
  })

  it('says nothing of notifications where nothing is new', async () => {
    await open()
    const asked = () => server.received.map(({ path }) => path)
    await waitFor(() => expect(asked()).toContain('/v1/notifications/count'))
    expect(screen.queryByText(/new notification/)).not.toBeInTheDocument()
  })

  it('says how much is new', async () => {
    const body = { count: 3, rewardsToClaim: 0 }
    server.replyOnce('/v1/notifications/count', { status: 200, body })
    await open()
    expect(await screen.findByText('3 new notifications')).toBeInTheDocument()
  })

  it('says where the player stands', async () => {
    await open()
    expect(await screen.findByRole('progressbar', { name: `League 1` })).toHaveAttribute(
      'aria-valuetext',
      '5 games to league 2'
    )
    const week = await screen.findByText('Points this week')
    expect(week.nextElementSibling).toHaveTextContent('1,240')
    expect(screen.getByText('#15')).toBeInTheDocument()
  })

  it('says what a league waits for that the games would open', async () => {
    const body = { ...PROFILE, gamePlaysSinceDemotion: 8 }
    server.replyOnce('/v1/profiles', { status: 200, body })
    await open()
    expect(await screen.findByRole('progressbar', { name: 'League 1' })).toHaveAttribute(
      'aria-valuetext',
      'Verify your email to enter league 2'
    )
  })

  it.each([
    ['Prizes', '/prizes'],
    ['Results', '/my-games'],
    ['Activity', '/activity'],
    ['Daily gift', '/profile/daily-gift'],
    ['Get tickets', '/profile/free-tickets'],
    ['Transaction history', '/profile/transaction-history'],
    ['Redeem coins', '/profile/redeem-coins'],
    ['Edit profile', '/profile/edit'],
    ['Edit account', '/profile/change-password'],
    ['Game Rules', '/profile/rules'],
    ['Promotional Rules', '/profile/promotional-rules'],
    ['Terms of Service', '/profile/terms-of-service'],
    ['Privacy Policy', '/profile/privacy-policy'],
  ])('leads to "%s"', async (name, to) => {
    const { host } = await open()
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) })
    expect(link).toHaveAttribute('href', to)
    await userEvent.click(link)
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to } }])
  })

  it('leads to what a partner pays on the pages of its programme alone', async () => {
    const { signUp } = fakeHost()
    const name = 'Partner rewards'
    const { unmount } = await open()
    expect(screen.queryByRole('link', { name })).toBeNull()
    unmount()
    const points = '/v1/leaderboards/points?distributorId=orbit'
    server.replyOnce(points, { status: 200, body: [] })
    const page = { signUp: { ...signUp, distributorId: 'orbit' } }
    openScreen(Profile, server.http, { place: 'page' }, page)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/rewards-partner')
  })

  it('leads to the support, to the end of the account, and out', async () => {
    const { host } = await open()
    expect(screen.getByRole('link', { name: /^Support/ })).toHaveAttribute(
      'href',
      'mailto:help@sidepick.example'
    )
    await userEvent.click(button(/^Delete my account/))
    await userEvent.click(button('Sign out'))
    expect(host.emitted).toEqual([
      { name: 'screen_requested', data: { name: 'DeleteAccount' } },
      { name: 'log_out_requested', data: {} },
    ])
  })

  it('hands over everything that is held, as a file', async () => {
    const urls = { createObjectURL: jest.fn(() => 'blob:data'), revokeObjectURL: jest.fn() }
    Object.assign(URL, urls)
    const clicked = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined)
    await open()
    await userEvent.click(button(/^Download my data/))
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
    const link = clicked.mock.contexts[0] as HTMLAnchorElement
    expect(link.download).toBe('sidepick-data.json')
    expect(link.href).toBe('blob:data')
    clicked.mockRestore()
  })

  it.each([
    [500, 'E_INTERNAL', 'Your data could not be fetched. Try again.'],
    [
      403,
      'E_SIGN_IN_AGAIN',
      'Please sign in again first, then download your data within 10 minutes.',
    ],
  ])('says why the data did not come (%i)', async (status, code, said) => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    server.replyOnce('/v1/profiles/export', problem(status, code, [{ message: 'No' }]))
    const { host } = await open()
    await userEvent.click(button(/^Download my data/))
    await waitFor(() =>
      expect(host.emitted).toContainEqual({
        name: 'toast',
        data: { kind: 'error', text: said },
      })
    )
    silent.mockRestore()
  })

  it('has a discount to claim where there is one', async () => {
    const user = userEvent.setup()
    const { host } = await open({ props: { discountCode: 'STOCK30', discountPercent: 30 } })
    const offer = screen.getByRole('heading', { name: 'Your 30% discount' }).closest('section')!
    expect(within(offer).getByText('STOCK30')).toBeInTheDocument()
    await user.click(button('Copy code'))
    await expect(navigator.clipboard.readText()).resolves.toBe('STOCK30')
    expect(host.emitted).toEqual([
      { name: 'toast', data: { kind: 'success', text: 'Code copied' } },
    ])
  })

  it('asks again when the profile did not come', async () => {
    server.replyOnce('/v1/profiles', problem(503, 'E_UNAVAILABLE', [{ message: 'Later' }]))
    openScreen(Profile, server.http)
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await userEvent.click(button('Try again'))
    expect(await screen.findByText('ana.luna')).toBeInTheDocument()
  })
})

describe('Thanks', () => {
  it('thanks a new player, and tells of the mail', async () => {
    const { host } = openScreen(ProfileThanks, server.http, { place: 'page' })
    expect(screen.getByRole('heading', { name: 'Thanks for joining!' })).toBeInTheDocument()
    expect(await screen.findByText(/We sent an email to ana@example\.com/)).toBeInTheDocument()
    expect(screen.getByText('Good to have you here, ana.luna!')).toBeInTheDocument()
    const points = screen.getByText('points are yours').parentElement
    await waitFor(() => expect(points).toHaveTextContent(/^1,340/))
    await userEvent.click(screen.getByRole('link', { name: 'See my profile' }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/profile' } }])
  })

  it('says to who left an e-mail alone where everything is kept', async () => {
    const props = { email: 'ana@example.com', points: 1_020 }
    const { host } = openScreen(QuickSignUpThanks, server.http, { props })
    expect(screen.getByText('points are yours').parentElement).toHaveTextContent(/^1,020/)
    expect(screen.getByText(/Choose a password through the link/)).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.click(button('Keep Playing'))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
  })
})
