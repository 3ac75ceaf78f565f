import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeHost } from '@sidepick/card-kit/testing'
import { problem, startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { partsOver } from '../testing/parts'
import { Act } from '../ui/act'
import { ConsoleContext, useConsole } from './console_context'
import { Proof } from './proof'

const ACT = '/v1/admin/prizes/01995b3e-7a11-7c3d-9f4e-000000000001/1/pass-on'
const body = { note: 'No answer' }

let server: LocalServer
const user = userEvent.setup()

afterEach(() => server.close())

function PassOn() {
  const { http } = useConsole()
  return <Act label="Pass on" done="Passed on" run={() => http(ACT, { method: 'POST', body })} />
}

/** An act that is refused for want of a proof, in the console of whoever proves it by this. */
async function passOn(by: 'password' | 'sign_in') {
  const proof = { status: 200, body: { by, until: '2026-11-20T12:00:00.000Z' } }
  server = await startServer({
    'GET /auth/proof': proof,
    'POST /auth/proof': proof,
    [`POST ${ACT}`]: { status: 200, body: [] },
  })
  server.replyOnce(ACT, problem(403, 'E_SIGN_IN_AGAIN', [{ message: 'Sign in again' }]))
  const host = fakeHost()
  render(
    <ConsoleContext value={partsOver(host, server.http)}>
      <Proof>
        <PassOn />
      </Proof>
    </ConsoleContext>
  )
  await user.click(screen.getByRole('button', { name: 'Pass on' }))
  await screen.findByRole('dialog', { name: 'Is it still you?' })
  return host
}

const sentTo = (path: string, method: string) =>
  server.received.filter((call) => call.path === path && call.method === method)
const toasts = (host: ReturnType<typeof fakeHost>) =>
  host.emitted.filter(({ name }) => name === 'toast').map(({ data }) => data)

describe('Proof', () => {
  it('asks for the password, and repeats the act with what it sent once it was right', async () => {
    const host = await passOn('password')
    const field = screen.getByLabelText('Your password')
    expect(field).toHaveFocus()
    await user.type(field, 'Sol2luna!{Enter}')
    await waitFor(() => expect(toasts(host)).toEqual([{ text: 'Passed on', kind: 'success' }]))
    expect(sentTo('/auth/proof', 'POST').map((call) => call.body)).toEqual([
      { password: 'Sol2luna!' },
    ])
    expect(sentTo(ACT, 'POST').map((call) => call.body)).toEqual([body, body])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open for another try after a wrong password', async () => {
    await passOn('password')
    server.replyOnce('/auth/proof', problem(422, 'E_VALIDATION', [{ message: 'Wrong' }]))
    await user.type(screen.getByLabelText('Your password'), 'wrong{Enter}')
    expect(await screen.findByText('The password is not right.')).toBeInTheDocument()
    expect(sentTo(ACT, 'POST')).toHaveLength(1)
    await user.type(screen.getByLabelText('Your password'), '-right{Enter}')
    await waitFor(() => expect(sentTo(ACT, 'POST')).toHaveLength(2))
  })

  it('does not act when it is left, and says what the server said', async () => {
    const host = await passOn('password')
    await user.click(screen.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(toasts(host)).toHaveLength(1))
    expect(toasts(host)[0]).toMatchObject({ kind: 'error' })
    expect(sentTo(ACT, 'POST')).toHaveLength(1)
  })

  it('leads an account without a password to a new sign-in', async () => {
    const host = await passOn('sign_in')
    expect(screen.queryByLabelText('Your password')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(host.emitted).toContainEqual({
      name: 'log_out_requested',
      data: { notice: 'Sign in again, then repeat the act.' },
    })
  })
})
