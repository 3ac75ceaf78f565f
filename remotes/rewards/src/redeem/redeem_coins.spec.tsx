import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { field } from '@sidepick/card-kit/testing/queries'
import { ANA } from '@sidepick/card-kit/testing/sample_profile'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { BALANCE } from '../testing/samples'
import { RedeemCoins } from './redeem_coins'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const MAIL = '/auth/payout_email_verification'
const PROVE = '/auth/payout_email'
const MAIL_FIELD = 'Email for the gift card'

function open(coins: number) {
  server.replyOnce('/v1/wallets/account-balance', { status: 200, body: { ...BALANCE, coins } })
  return openScreen(RedeemCoins, server.http)
}
const rows = async () => {
  const worth = await screen.findByRole('region', { name: 'What your coins are worth' })
  return within(worth)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
}
const sent = (path: string) =>
  server.received.filter((call) => call.path === path).map(({ body }) => body)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function askForPin(email = 'gifts@example.com', again = ' Gifts@example.com') {
  await userEvent.type(await screen.findByLabelText(MAIL_FIELD), email)
  await userEvent.type(field('The same email again'), again)
  await press('Send me a PIN')
}
async function tellPin(pin: string) {
  await userEvent.type(await screen.findByLabelText('PIN'), pin)
  await press('Confirm the email')
}

describe('RedeemCoins', () => {
  it('says in dollars what an order is worth, and lets choose a smaller one', async () => {
    open(1_260)
    expect(await rows()).toEqual(['1,200', '$12.00', '−$0.24', '$11.76'])
    const slider = screen.getByRole('slider', { name: 'Coins to redeem' })
    for (const [name, value] of [
      ['min', '500'],
      ['max', '1200'],
      ['step', '100'],
    ] as const) {
      expect(slider).toHaveAttribute(name, value)
    }
    fireEvent.change(slider, { target: { value: '700' } })
    expect(await rows()).toEqual(['700', '$7.00', '−$0.14', '$6.86'])
    expect(slider).toHaveAttribute('aria-valuetext', '700 coins')
  })

  it('says how far it is to the least order, and asks for no address before', async () => {
    open(180)
    expect(await rows()).toEqual(['500', '$5.00', '−$0.10', '$4.90'])
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '320 coins to go')
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.queryByLabelText(MAIL_FIELD)).toBeNull()
  })

  it('offers no choice where there is one order alone', async () => {
    open(540)
    expect(await rows()).toEqual(['500', '$5.00', '−$0.10', '$4.90'])
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('takes no order while nobody can fill one, and says how often there may be one', async () => {
    open(1_260)
    expect(await screen.findByRole('button', { name: 'Order the gift card' })).toBeDisabled()
    expect(screen.getByText('Gift cards cannot be ordered yet')).toBeInTheDocument()
    expect(screen.getByText(/the next one is possible 7 days later/)).toBeInTheDocument()
  })
})

describe('The address of a gift card', () => {
  it('is proven by the PIN that was mailed there', async () => {
    const { host } = open(1_260)
    await askForPin()
    await tellPin('271 828')
    expect(
      await screen.findByText('Confirmed: gift cards go to gifts@example.com.')
    ).toBeInTheDocument()
    expect(sent(MAIL)).toEqual([
      { payoutEmail: 'gifts@example.com', confirmPayoutEmail: 'gifts@example.com' },
    ])
    expect(sent(PROVE)).toEqual([{ payoutEmail: 'gifts@example.com', pin: '271828' }])
    expect(host.emitted).toContainEqual({ name: 'profile_changed', data: {} })
  })

  it('begins with the one that payouts have gone to', async () => {
    const body = { ...ANA, payoutEmail: 'before@example.com' }
    server.replyOnce('/v1/profiles', { status: 200, body })
    open(1_260)
    expect(await screen.findByLabelText(MAIL_FIELD)).toHaveValue('before@example.com')
  })

  it('says at each field what is wrong with it, and sends nothing', async () => {
    open(1_260)
    await askForPin('gifts', 'gifts')
    expect(field(MAIL_FIELD)).toHaveAccessibleDescription('Enter a valid email address')
    await askForPin('@example.com', '@example.con')
    expect(field('The same email again')).toHaveAccessibleDescription('Emails do not match')
    expect(sent(MAIL)).toEqual([])
  })

  it('sends another PIN, and says when that is too soon', async () => {
    open(1_260)
    await askForPin()
    await screen.findByLabelText('PIN')
    server.replyOnce(MAIL, problem(429, 'E_TOO_MANY_REQUESTS'))
    await press('Send another PIN')
    expect(await screen.findByRole('alert')).toHaveTextContent(/Wait a minute/)
    expect(sent(MAIL)).toHaveLength(2)
    await press('Use another email')
    expect(field(MAIL_FIELD)).toHaveValue('gifts@example.com')
  })

  it.each([
    [422, 'E_PIN_INVALID', /not right/],
    [410, 'E_PIN_EXPIRED', /does not work any more/],
  ])('says why a PIN does not pass: %i %s', async (status, code, words) => {
    open(1_260)
    await askForPin()
    server.replyOnce(PROVE, problem(status, code))
    await tellPin('271828')
    await waitFor(() => expect(field('PIN')).toHaveAccessibleDescription(words))
  })

  it('leads to a sign-in where the last one is too long ago, and keeps what was typed', async () => {
    const { host } = open(1_260)
    server.replyOnce(MAIL, problem(403, 'E_SIGN_IN_AGAIN'))
    await askForPin()
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }))
    expect(host.emitted).toContainEqual({ name: 'auth_requested', data: { screen: 'sign_in' } })
    expect(field(MAIL_FIELD)).toHaveValue('gifts@example.com')
  })
})
