import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { problem, startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { PEOPLE } from '../../testing/samples'
import { League } from './league'
import { RoleActs } from './role_acts'

const [ada, bo] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]]
const SET_CREATOR = `/admin/auth/users/${bo.id}/set_creator`
const PROMOTE = `/v1/admin/wallets/${bo.id}/promote`
const DEMOTE = `/v1/admin/wallets/${bo.id}/demote`

let server: LocalServer
const user = userEvent.setup()

beforeEach(async () => {
  const standing = { userId: bo.id, gamePlaysSinceDemotion: 40, currentLeague: 'level2' }
  server = await startServer({
    [`POST ${SET_CREATOR}`]: {
      status: 200,
      body: { account: { ...bo, roles: ['player', 'creator'] }, creator: null },
    },
    [`PUT ${PROMOTE}`]: { status: 200, body: standing },
    [`PUT ${DEMOTE}`]: {
      status: 200,
      body: { ...standing, gamePlaysSinceDemotion: 0, currentLeague: 'level1' },
    },
  })
})
afterEach(() => server.close())

/** Presses a button and the one of the same name in the question that follows. */
async function confirm(name: RegExp) {
  await user.click(await screen.findByRole('button', { name }))
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name }))
  return asked
}

describe('The roles of a person', () => {
  it('let an admin make a creator, and give no role that reaches others', async () => {
    const readAgain = jest.fn()
    drawPart(<RoleActs account={bo} readAgain={readAgain} />, server.http, { givesRoles: false })
    await confirm(/Make.*creator/)
    await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1))
    expect(server.received).toMatchObject([{ path: SET_CREATOR, body: { isCreator: true } }])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('offer a super admin each role, to give or to take', async () => {
    drawPart(<RoleActs account={ada} readAgain={() => undefined} />, server.http)
    expect(await screen.findByRole('button', { name: /Take away.*creator/ })).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: /Make.*admin/ })).toHaveLength(2)
  })
})

describe('The league of a person', () => {
  it('is said as it stands after a promotion and after a demotion', async () => {
    const { toasts } = drawPart(<League account={bo} />, server.http)
    await confirm(/Promote/)
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await confirm(/Demote/)
    await waitFor(() => expect(toasts()).toHaveLength(2))
    expect(toasts().map(({ text }) => text)).toEqual([
      'League 2, 40 plays counted',
      'League 1, 0 plays counted',
    ])
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT ${PROMOTE}`,
      `PUT ${DEMOTE}`,
    ])
  })

  it('stays as it was where the server refuses, which the question says', async () => {
    server.replyOnce(PROMOTE, problem(403, 'E_FORBIDDEN', [{ message: 'Not yourself' }]))
    const { toasts } = drawPart(<League account={bo} />, server.http)
    const asked = await confirm(/Promote/)
    expect(await within(asked).findByRole('alert')).toHaveTextContent('Not yourself')
    expect(toasts()).toEqual([])
  })
})
