import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { button, field, heading } from '@sidepick/card-kit/testing/queries'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { walk } from '../testing/walk'

let server: LocalServer
let user: UserEvent

beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup()
})
afterEach(() => server.close())

const open = () => walk('/auth/signup/username?invite=it_1', {}, { http: server.http })

async function accept() {
  await user.type(field('Username'), 'cora')
  await user.type(field('Password'), 'Sol2luna!')
  await user.click(screen.getByRole('checkbox'))
  await user.click(button('Accept invitation'))
}

describe('An invitation', () => {
  it('asks for name, password and terms alone, and signs in', async () => {
    const { host, trail } = open()
    await heading('You’re invited')
    expect(trail).toHaveLength(1)
    await accept()
    await waitFor(() => expect(host.emitted.map(({ name }) => name)).toContain('signed_in'))
    expect(host.emitted.at(-1)?.data).toMatchObject({ refreshToken: 'rt_1', method: 'invite' })
    const sent = server.received.find(({ path }) => path === '/auth/confirm_invite')
    expect(sent).toMatchObject({
      authorization: 'Bearer it_1',
      body: { username: 'cora', password: 'Sol2luna!', tosSigned: true, language: 'en-us' },
    })
  })

  it('says what is missing and sends nothing', async () => {
    open()
    await user.click(button('Accept invitation'))
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Enter a username',
      'Password must be at least 8 characters long',
      'Terms of service must be accepted',
    ])
    expect(server.received).toEqual([])
  })

  it.each([
    [409, 'E_USERNAME_TAKEN', 'Username is taken'],
    [500, 'E_INTERNAL', 'Unknown error'],
  ])('says why it was refused with %i %s', async (status, code, message) => {
    server.replyOnce('/auth/confirm_invite', problem(status, code))
    open()
    await accept()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })

  it('says that it has run out', async () => {
    server.replyOnce('/auth/confirm_invite', problem(410, 'E_TOKEN_EXPIRED'))
    open()
    await accept()
    expect(await screen.findByText(/^This invitation has run out/)).toBeInTheDocument()
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  })
})
