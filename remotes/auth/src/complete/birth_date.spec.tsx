import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { button, field, heading } from '@sidepick/card-kit/testing/queries'
import { fillBirthDate, fillLocation } from '../testing/fill_in'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { walk } from '../testing/walk'

const player = { loggedIn: true, loading: false, profile: null }

let server: LocalServer
let user: UserEvent

beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup()
})
afterEach(() => server.close())

const open = (viewer = player) => walk('/birth-date', { viewer }, { http: server.http })

async function fillIn() {
  const opened = open()
  await fillBirthDate(user)
  await fillLocation(user)
  await user.selectOptions(field('State'), 'CA')
  await user.click(button('Save'))
  return opened
}

describe('The completion of a profile', () => {
  it('saves birthday and home, and lets the host know', async () => {
    const { host } = await fillIn()
    await heading('All set')
    expect(server.received.at(-1)).toMatchObject({
      method: 'PATCH',
      path: '/v1/profiles',
      body: { birthday: '1993-04-17', usResidencyConfirmed: true, country: 'US', state: 'CA' },
    })
    expect(host.emitted).toEqual([{ name: 'profile_changed', data: {} }])
  })

  it('asks nobody elsewhere for a state', async () => {
    open()
    await fillBirthDate(user)
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.selectOptions(field('Country'), 'Mexico')
    await user.click(button('Save'))
    await heading('All set')
    expect(server.received.at(-1)?.body).toMatchObject({
      usResidencyConfirmed: false,
      country: 'MX',
      state: null,
    })
  })

  it('turns nobody away later who is too young', async () => {
    open()
    await user.type(field('Month'), '4')
    await user.type(field('Day'), '17')
    await user.type(field('Year'), String(new Date().getFullYear() - 10))
    await user.click(button('Continue'))
    expect(screen.getByRole('alert')).toHaveTextContent('You must be 18 or older')
    expect(server.received).toEqual([])
  })

  it('goes back to the step that the server refused', async () => {
    server.replyOnce(
      '/v1/profiles',
      problem(422, 'E_UNDERAGE', [{ field: 'birthday', rule: 'E_UNDERAGE', message: 'Young' }])
    )
    await fillIn()
    await heading('When were you born?')
    expect(screen.getByRole('alert')).toHaveTextContent('You must be 18 or older')
    await user.type(field('Year'), '{Backspace}2')
    expect(screen.getByRole('heading')).toHaveTextContent('When were you born?')
  })

  it('asks a stranger to sign in', async () => {
    open({ ...player, loggedIn: false })
    await user.click(button('Sign in'))
    await heading('Sign in')
  })

  it('waits until it is known who looks', () => {
    open({ loggedIn: false, loading: true, profile: null })
    expect(screen.getByRole('status')).toHaveTextContent('One moment…')
  })
})
