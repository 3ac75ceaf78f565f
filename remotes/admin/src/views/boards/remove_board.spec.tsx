import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { problem, startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { BOARD } from '../../testing/samples'
import { RemoveBoard } from './remove_board'

const PATH = `/v1/admin/leaderboards/${BOARD.id}`

let server: LocalServer
const user = userEvent.setup()

beforeEach(async () => {
  server = await startServer({ [`DELETE ${PATH}`]: { status: 200, body: { deleted: true } } })
})
afterEach(() => server.close())

function Where() {
  return <output>{useLocation().pathname}</output>
}

async function remove() {
  const part = (
    <>
      <RemoveBoard board={BOARD} />
      <Where />
    </>
  )
  drawPart(part, server.http, { at: `/boards/${BOARD.id}` })
  await user.click(await screen.findByRole('button', { name: 'Delete leaderboard' }))
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name: 'Delete leaderboard' }))
  return asked
}

describe('RemoveBoard', () => {
  it('deletes the board once that was confirmed, and leads back to the list', async () => {
    await remove()
    expect(await screen.findByText('/boards')).toBeInTheDocument()
    expect(server.received).toMatchObject([{ method: 'DELETE', path: PATH }])
  })

  it('says what the server refuses, and stays', async () => {
    server.replyOnce(PATH, problem(409, 'E_IN_USE', [{ message: 'Still in use' }]))
    const asked = await remove()
    expect(await within(asked).findByRole('alert')).toHaveTextContent('Still in use')
    expect(screen.getByText(`/boards/${BOARD.id}`)).toBeInTheDocument()
  })
})
