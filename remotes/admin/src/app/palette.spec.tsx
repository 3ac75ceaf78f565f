import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../testing/draw_part'
import { BOARD, EXPERIENCE, GAMES, pageOf, PLAYLIST, PRIZE, WIDGET } from '../testing/samples'
import type { Reach } from './console_context'
import { Palette } from './palette'
import { viewsFor } from './views'

const user = userEvent.setup()
let server: LocalServer

beforeEach(async () => {
  const body = (answer: unknown) => ({ status: 200, body: answer })
  server = await startServer({
    'GET /v1/creator/playlists?limit=100': body(pageOf([PLAYLIST])),
    'GET /v1/creator/widgets?limit=100': body(pageOf([WIDGET])),
    'GET /v1/creator/games?limit=100': body(pageOf(GAMES)),
    'GET /v1/admin/leaderboards?limit=100': body(pageOf([BOARD])),
    'GET /v1/admin/prizes?limit=100': body([AWARD]),
    'GET /v1/admin/experiences?limit=100': body(pageOf([DOCUMENT])),
  })
})
afterEach(() => server.close())

const { contact: _contact, ...AWARD } = PRIZE
const { doc: _doc, builtIn: _builtIn, ...DOCUMENT } = EXPERIENCE

/** Types, and waits until these are found; the searches of an admin find nothing here. */
async function find(typed: string, reach: Reach, wanted: readonly string[]): Promise<void> {
  for (const path of [
    '/v1/admin/games/search?q=',
    '/admin/auth/users?search=',
    '/v1/partner-domain?search=',
  ]) {
    server.replyOnce(`${path}${typed}&limit=5`, { status: 200, body: pageOf([]) })
  }
  drawPart(<Palette views={viewsFor(reach)} />, server.http, { reach })
  await user.click(await screen.findByRole('button', { name: /Find anything/ }))
  await user.type(await screen.findByRole('searchbox'), typed)
  const menu = await screen.findByRole('menu')
  await waitFor(() => {
    const items = within(menu).queryAllByRole('menuitem')
    expect(items.map((item) => item.textContent)).toEqual(wanted)
  })
}

describe('The palette', () => {
  it('finds boards and prizes for an admin', async () => {
    await find('telescope', 'everybody', [
      `${BOARD.prizeName}Leaderboards`,
      `${PRIZE.prizeTitle}, for ${PRIZE.username}Prize`,
    ])
  })

  it('finds documents by their owner', async () => {
    await find('orbit', 'everybody', ['orbitExperiences'])
  })

  it('finds a record by its id', async () => {
    await find(WIDGET.id, 'everybody', [`${WIDGET.name}Widgets`])
  })

  it('finds what a creator owns, and asks for nothing else', async () => {
    await find('daily', 'own', [`${PLAYLIST.name}Playlists`, `${WIDGET.name}Widgets`])
    expect(server.received.filter(({ path }) => path.includes('/admin/'))).toEqual([])
  })

  it('finds the games of a creator', async () => {
    await find('pizza', 'own', [`${GAMES[2]!.text}Games`])
  })

  it.each([
    [
      'a creator',
      'own',
      [
        'New gameGames',
        'New playlistPlaylists',
        'New widgetWidgets',
        'New short addressShort addresses',
      ],
    ],
  ] as const)('offers %s the acts that they may do', async (_, reach, acts) => {
    await find('New ', reach, acts)
  })

  it('offers an admin the acts of the platform', async () => {
    await find('Invite', 'everybody', ['InvitePeople'])
  })
})
