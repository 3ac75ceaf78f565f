import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { problem, startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { EXPERIENCE, pageOf } from '../../testing/samples'
import { ExperiencePage } from './experience_page'

const AT = 'scope=flavour&owner=orbit'
const PUBLISH = '/v1/admin/experiences/publish'
const TYPED = '{ "themeFlags": { "setMaxWidth": 600 } }'

let server: LocalServer
const user = userEvent.setup()

beforeEach(async () => {
  sessionStorage.clear()
  const { doc: _doc, builtIn: _builtIn, ...version } = EXPERIENCE
  server = await startServer({
    [`GET /v1/admin/experiences/document?${AT}`]: { status: 200, body: EXPERIENCE },
    [`GET /v1/admin/experiences/versions?${AT}&limit=20`]: { status: 200, body: pageOf([version]) },
    'POST /v1/admin/experiences/check': {
      status: 200,
      body: {
        version: 3,
        config: {},
        faults: [],
        changes: [{ path: 'themeFlags.setMaxWidth', before: 640, after: 600 }],
      },
    },
    [`POST ${PUBLISH}`]: {
      status: 200,
      body: { scope: 'flavour', owner: 'orbit', version: 4 },
    },
  })
})
afterEach(() => server.close())

async function open(userId?: string): Promise<HTMLElement> {
  const page = (
    <Routes>
      <Route path="experiences/:scope/:owner" element={<ExperiencePage />} />
    </Routes>
  )
  drawPart(page, server.http, { at: '/experiences/flavour/orbit', ...(userId && { userId }) })
  return screen.findByRole('textbox')
}

async function publish() {
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const button = screen.getByRole('button', { name: 'Publish' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  await waitFor(() => expect(server.received.map(({ path }) => path)).toContain(PUBLISH))
}

describe('The text of a document', () => {
  it('is still there after a log-out, for the same account alone', async () => {
    fireEvent.change(await open(), { target: { value: TYPED } })
    cleanup()
    expect(await open()).toHaveValue(TYPED)
    expect(screen.getByText(/What you typed before is back/)).toBeInTheDocument()
    cleanup()
    expect(await open('01995b3e-7a11-7c3d-9f4e-000000000002')).not.toHaveValue(TYPED)
  })

  it('is kept when publishing is refused', async () => {
    server.replyOnce(
      PUBLISH,
      problem(409, 'E_EXPERIENCE_CHANGED', [{ message: 'Another version' }])
    )
    fireEvent.change(await open(), { target: { value: TYPED } })
    await publish()
    cleanup()
    expect(await open()).toHaveValue(TYPED)
  })

  it('is forgotten once it is published', async () => {
    fireEvent.change(await open(), { target: { value: TYPED } })
    await publish()
    await waitFor(() => expect(sessionStorage.getItem('console_drafts')).toBeNull())
  })

  describe('that was begun on a version which is no longer live', () => {
    const MINE = { ...EXPERIENCE.doc, themeFlags: { setMaxWidth: 600 } }
    const THEIRS = { ...EXPERIENCE.doc, componentFlags: { VisitProgress: true } }

    async function openOver(text: string) {
      fireEvent.change(await open(), { target: { value: text } })
      cleanup()
      server.replyOnce(`/v1/admin/experiences/document?${AT}`, {
        status: 200,
        body: { ...EXPERIENCE, version: 4, doc: THEIRS },
      })
      await open()
      const row = screen.getByRole('row', { name: /VisitProgress/ })
      expect(row).toHaveTextContent(/false.*true/)
    }

    it.each([
      ['Keep mine', { setMaxWidth: 600 }],
      ['Take theirs', { setMaxWidth: 600 }],
    ])('is published only after it was compared: %s', async (way, themeFlags) => {
      await openOver(JSON.stringify(MINE))
      await user.click(screen.getByRole('button', { name: 'Check' }))
      await screen.findByRole('row', { name: /setMaxWidth/ })
      expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()
      await user.click(screen.getByRole('button', { name: way }))
      expect(JSON.parse(screen.getByRole<HTMLTextAreaElement>('textbox').value)).toEqual({
        ...THEIRS,
        themeFlags,
      })
      await publish()
      const sent = server.received.find(({ path }) => path === PUBLISH)
      expect(sent).toMatchObject({ body: { expectedVersion: 4 } })
    })

    it('is compared as a whole while it is half written', async () => {
      await openOver('{ "themeFlags": ')
      await user.click(screen.getByRole('button', { name: 'Keep mine' }))
      expect(screen.getByRole('textbox')).toHaveValue('{ "themeFlags": ')
    })
  })
})
