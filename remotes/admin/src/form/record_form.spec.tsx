import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  BROKEN,
  problem,
  startServer,
  type LocalServer,
} from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../testing/draw_part'
import { BOARD } from '../testing/samples'
import { RecordForm } from './record_form'

const PATH = `/v1/admin/leaderboards/${BOARD.id}`
const TYPED = 'A bigger telescope'

let server: LocalServer
const user = userEvent.setup()

beforeEach(async () => {
  sessionStorage.clear()
  server = await startServer({
    [`PATCH ${PATH}`]: { status: 200, body: { ...BOARD, prizeName: TYPED } },
  })
})
afterEach(() => server.close())

function draw() {
  const params = { id: BOARD.id }
  const form = (
    <RecordForm<{ prizeName?: string }>
      fields={[{ name: 'prizeName', label: 'Prize', kind: 'text', required: true }]}
      record={BOARD}
      call="PATCH /v1/admin/leaderboards/{id}"
      send={(body) => server.http('PATCH /v1/admin/leaderboards/{id}', { params, body })}
      label="Save"
      done="Saved"
    />
  )
  return drawPart(form, server.http, { at: `/boards/${BOARD.id}` })
}

const field = () => screen.findByRole('textbox', { name: 'Prize' })
const save = () => user.click(screen.getByRole('button', { name: 'Save' }))

async function type() {
  await user.clear(await field())
  await user.type(await field(), TYPED)
}

describe('What was typed in a form', () => {
  it.each([
    ['the connection breaks', BROKEN, /did not answer/],
    ['the server refuses it', problem(409, 'E_CHANGED_MEANWHILE'), /Refused/],
  ] as const)('stays when %s, and is sent again', async (_, reply, said) => {
    const { toasts } = draw()
    await type()
    server.replyOnce(PATH, reply)
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    expect(await field()).toHaveValue(TYPED)
    await save()
    await waitFor(() => expect(toasts()).toEqual([{ text: 'Saved', kind: 'success' }]))
    expect(server.received.map(({ body }) => body)).toEqual([
      { prizeName: TYPED },
      { prizeName: TYPED },
    ])
  })

  it.each([
    ['nothing', '', 'This has to be filled in'],
    ['too much', 'x'.repeat(121), '120 characters at most'],
  ])('is not sent when it is %s, and the field says why', async (_, value, fault) => {
    draw()
    fireEvent.change(await field(), { target: { value } })
    await save()
    expect(await field()).toHaveAccessibleDescription(fault)
    expect(await field()).toHaveValue(value)
    expect(server.received).toEqual([])
  })

  it('is back after the connection broke and the page was left', async () => {
    draw()
    await type()
    server.replyOnce(PATH, BROKEN)
    await save()
    await screen.findByRole('alert')
    cleanup()
    draw()
    expect(await field()).toHaveValue(TYPED)
  })
})
