import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { button, field } from '@sidepick/card-kit/testing/queries'
import { ChangePassword } from './change_password'

let server: LocalServer
let user: UserEvent
beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup()
})
afterEach(() => server.close())

const sentTo = (path: string, method = 'POST') =>
  server.received.filter((call) => call.path === path && call.method === method)

const open = async () => {
  const opened = openScreen(ChangePassword, server.http)
  await screen.findByText('You sign in with ana@example.com.')
  return opened
}

async function fillIn(old: string, password = 'Sol2luna!', again = password) {
  if (old) await user.type(field('Current password'), old)
  await user.type(field('New password'), password)
  await user.type(field('New password again'), `${again}{Enter}`)
}

describe('ChangePassword', () => {
  it('changes it, and says what else that does', async () => {
    const { host } = await open()
    await fillIn('Alt3bier!')
    await waitFor(() => expect(host.emitted).toHaveLength(2))
    expect(host.emitted).toEqual([
      {
        name: 'toast',
        data: {
          kind: 'success',
          text: 'Password changed. Your other devices were signed out.',
        },
      },
      { name: 'screen_closed', data: {} },
    ])
    expect(sentTo('/auth/change_password')[0]?.body).toEqual({
      old_password: 'Alt3bier!',
      new_password: 'Sol2luna!',
      confirm_password: 'Sol2luna!',
    })
  })

  it('sends no old one where there is none', async () => {
    await open()
    await fillIn('')
    await waitFor(() => expect(sentTo('/auth/change_password')).toHaveLength(1))
    expect(sentTo('/auth/change_password')[0]?.body.old_password).toBeNull()
  })

  it('asks for a new one', async () => {
    await open()
    await user.click(button('Change password'))
    expect(field('New password')).toHaveAccessibleDescription(
      /Password must be at least 8 characters long/
    )
    await waitFor(() => expect(field('New password')).toHaveFocus())
    expect(sentTo('/auth/change_password')).toEqual([])
  })

  it('says at the old one that it is wrong', async () => {
    await open()
    const error = { message: 'Wrong', field: 'old_password', rule: 'passwordWrong' }
    server.replyOnce('/auth/change_password', problem(422, 'E_VALIDATION', [error]))
    await fillIn('Alt3bier!')
    await waitFor(() =>
      expect(field('Current password')).toHaveAccessibleDescription('Current password is incorrect')
    )
    await waitFor(() => expect(field('Current password')).toHaveFocus())
  })

  it('says at the new one that everybody tries it', async () => {
    await open()
    const error = { message: 'Common', field: 'new_password', rule: 'passwordCommon' }
    server.replyOnce('/auth/change_password', problem(422, 'E_VALIDATION', [error]))
    await fillIn('Alt3bier!')
    await waitFor(() =>
      expect(field('New password')).toHaveAccessibleDescription(/too easy to guess/)
    )
    await waitFor(() => expect(field('New password')).toHaveFocus())
  })

  it.each([
    [403, 'E_SIGN_IN_AGAIN', 'Sign in again to choose a password'],
    [429, 'E_TOO_MANY_ATTEMPTS', 'Too many attempts, try again later'],
  ])('says why it was refused with %i', async (status, code, message) => {
    await open()
    server.replyOnce('/auth/change_password', problem(status, code, [{ message: 'In English' }]))
    await fillIn('Alt3bier!')
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert')
  })
})
