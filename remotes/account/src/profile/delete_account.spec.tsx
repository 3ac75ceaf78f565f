import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { button, field } from '@sidepick/card-kit/testing/queries'
import { DeleteAccount } from './delete_account'

let server: LocalServer
let user: UserEvent
beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup()
})
afterEach(() => server.close())

const sentTo = (path: string, method = 'POST') =>
  server.received.filter((call) => call.path === path && call.method === method)

describe('DeleteAccount', () => {
  const remove = () => user.click(button('Delete permanently'))

  it('says what goes and what stays, and ends the account', async () => {
    const { host } = openScreen(DeleteAccount, server.http)
    expect(screen.getByRole('heading', { name: 'What goes' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'What stays, without your name' })).toBeVisible()
    await user.type(field('Your password'), 'Sol2luna!')
    await remove()
    await waitFor(() =>
      expect(host.emitted).toEqual([
        { name: 'screen_closed', data: {} },
        { name: 'log_out_requested', data: { notice: 'Your account is deleted.' } },
      ])
    )
    expect(sentTo('/v1/profiles', 'DELETE')[0]?.body).toEqual({ password: 'Sol2luna!' })
  })

  it.each([
    [422, 'E_VALIDATION', 'Current password is incorrect'],
    [403, 'E_SIGN_IN_AGAIN', 'Please sign in again first, then delete within 10 minutes.'],
    [409, 'E_BAD_TRANSITION', 'This account cannot be deleted now.'],
    [429, 'E_TOO_MANY_ATTEMPTS', 'Too many attempts, try again later'],
  ])('keeps it when that is refused with %i', async (status, code, message) => {
    const { host } = openScreen(DeleteAccount, server.http)
    server.replyOnce('/v1/profiles', problem(status, code, [{ message: 'In English' }]))
    await remove()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(host.emitted).toEqual([])
  })

  it('can be left alone', async () => {
    const { host } = openScreen(DeleteAccount, server.http)
    await user.click(button('Keep my account'))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
    expect(server.received).toEqual([])
  })
})
