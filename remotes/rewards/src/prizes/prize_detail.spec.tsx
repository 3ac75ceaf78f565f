import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { field } from '@sidepick/card-kit/testing/queries'
import { sampleId } from '@sidepick/card-kit/testing/sample_board'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { aPrize, CONFIRMED, WON_BOARD_ID } from '../testing/samples'
import { PrizeDetail } from './prize_detail'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const OWN = `/v1/prizes/${WON_BOARD_ID}`
const CONFIRM = `/v1/prizes/${WON_BOARD_ID}/confirm`
const DECLINE = `/v1/prizes/${WON_BOARD_ID}/decline`
const open = (leaderboardId = WON_BOARD_ID) =>
  openScreen(PrizeDetail, server.http, { place: 'page', params: { leaderboardId } })
const sent = (path: string) => server.received.filter((call) => call.path === path)
const holding = (prize: object) => server.replyOnce('/v1/prizes', { status: 200, body: [prize] })
const claim = async () => userEvent.click(await screen.findByRole('button', { name: /Claim/ }))

describe('PrizeDetail', () => {
  it('says where a prize goes by email', async () => {
    const { host } = open()
    await userEvent.type(await screen.findByLabelText('Email for the prize'), ' ana@example.com ')
    await userEvent.click(screen.getByRole('checkbox', { name: /initials/ }))
    holding(aPrize({ state: 'confirmed' }))
    await claim()
    expect(await screen.findByText('Confirmed')).toBeInTheDocument()
    expect(sent(CONFIRM).map(({ body }) => body)).toEqual([
      { payoutEmail: 'ana@example.com', initialsOnly: true },
    ])
    expect(host.emitted).toContainEqual({
      name: 'toast',
      data: { text: 'Saved. We know where your prize goes.', kind: 'success' },
    })
  })

  it('says at each field of an address what is wrong with it, and sends nothing', async () => {
    open()
    await userEvent.click(await screen.findByRole('radio', { name: 'By post' }))
    await userEvent.type(field('ZIP code'), '123')
    await claim()
    expect(field('Full name')).toHaveAccessibleDescription('Fill this in')
    expect(field('State')).toHaveAccessibleDescription('Choose a state')
    expect(field('ZIP code')).toHaveAccessibleDescription('Enter a ZIP code, such as 10001')
    expect(field('Apartment, suite (optional)')).not.toHaveAccessibleDescription()
    await waitFor(() => expect(field('Full name')).toHaveFocus())
    expect(sent(CONFIRM)).toEqual([])
  })

  it('puts what the server refuses beside its field, and keeps what was typed', async () => {
    open()
    await userEvent.type(await screen.findByLabelText('Email for the prize'), 'ana@example.con')
    server.replyOnce(
      CONFIRM,
      problem(422, 'E_VALIDATION', [{ message: 'No', field: 'payoutEmail', rule: 'email' }])
    )
    await claim()
    await waitFor(() =>
      expect(field('Email for the prize')).toHaveAccessibleDescription(/Enter a valid email/)
    )
    expect(field('Email for the prize')).toHaveValue('ana@example.con')
  })

  it.each([
    ['E_PRIZE_NOT_OFFERED', 'This prize cannot be changed any more.'],
    ['E_PRIZE_NOT_ELIGIBLE', /no longer meets the rules/],
  ])('says why a claim is refused: %s', async (code, words) => {
    open()
    await userEvent.type(await screen.findByLabelText('Email for the prize'), 'ana@example.com')
    server.replyOnce(CONFIRM, problem(409, code, [{ message: 'No' }]))
    await claim()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })

  it('opens with what was said before, to change it until it is sent', async () => {
    holding(CONFIRMED)
    open()
    expect(await screen.findByLabelText('Full name')).toHaveValue('Ana Luna')
    expect(field('State')).toHaveValue('TX')
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  })

  it('lets a winner hide the name when the prize is sent', async () => {
    const fulfilled = { ...CONFIRMED, state: 'fulfilled', fulfilledAt: '2026-11-24T05:00:00.000Z' }
    holding(fulfilled)
    const { host } = open()
    const box = await screen.findByRole('checkbox', { name: /initials/ })
    expect(box).not.toBeChecked()
    holding({ ...fulfilled, initialsOnly: true })
    await userEvent.click(box)
    await waitFor(() =>
      expect(host.emitted).toContainEqual({
        name: 'toast',
        data: { text: 'Lists of winners show your initials.', kind: 'success' },
      })
    )
    expect(box).toBeChecked()
    expect(sent(OWN).map(({ body }) => body)).toEqual([{ initialsOnly: true }])
  })

  it('shows the name again where hiding it was refused', async () => {
    holding({ ...CONFIRMED, state: 'fulfilled', fulfilledAt: '2026-11-24T05:00:00.000Z' })
    open()
    const box = await screen.findByRole('checkbox', { name: /initials/ })
    server.replyOnce(OWN, problem(404, 'E_NOT_FOUND'))
    await userEvent.click(box)
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be changed any more/)
    expect(box).not.toBeChecked()
  })

  it('gives a prize up only when it is said twice', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'I don’t want this prize' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(sent(DECLINE)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'I don’t want this prize' }))
    holding(aPrize({ state: 'passed_on', reason: 'declined' }))
    await userEvent.click(screen.getByRole('button', { name: 'Give it up' }))
    expect(await screen.findByText(/You gave it up/)).toBeInTheDocument()
    expect(sent(DECLINE)).toHaveLength(1)
  })

  it('asks for a new sign-in before a prize is given up in an old session', async () => {
    const { host } = open()
    server.replyOnce(DECLINE, problem(403, 'E_SIGN_IN_AGAIN'))
    await userEvent.click(await screen.findByRole('button', { name: 'I don’t want this prize' }))
    await userEvent.click(screen.getByRole('button', { name: 'Give it up' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }))
    expect(host.emitted).toContainEqual({ name: 'auth_requested', data: { screen: 'sign_in' } })
  })

  it('says that an address leads to no prize of the player', async () => {
    const { host } = open(sampleId(7))
    await userEvent.click(await screen.findByRole('button', { name: 'All prizes' }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/prizes', replace: true } }])
  })
})
