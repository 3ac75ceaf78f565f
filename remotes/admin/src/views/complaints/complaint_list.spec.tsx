import { screen } from '@testing-library/react'
import { startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { COMPLAINT, pageOf } from '../../testing/samples'
import { GameComplaints } from '../games/game_complaints'
import { ComplaintList } from './complaint_list'

const STRANGER = { ...COMPLAINT, id: COMPLAINT.gameId, userId: null, username: null }
const GONE = { ...COMPLAINT, id: COMPLAINT.userId!, gameText: null }

let server: LocalServer

beforeEach(async () => {
  const all = pageOf([COMPLAINT, STRANGER, GONE])
  server = await startServer({
    'GET /v1/admin/complaints?limit=50': { status: 200, body: all },
    [`GET /v1/admin/complaints?gameId=${COMPLAINT.gameId}&limit=5`]: {
      status: 200,
      body: pageOf([STRANGER], 'more'),
    },
  })
})
afterEach(() => server.close())

describe('Complaints', () => {
  it('lead to the game and to whoever made them', async () => {
    drawPart(<ComplaintList />, server.http)
    const [game] = await screen.findAllByRole('link', { name: COMPLAINT.gameText! })
    expect(game).toHaveAttribute('href', `/games/${COMPLAINT.gameId}`)
    const [player] = screen.getAllByRole('link', { name: COMPLAINT.username! })
    expect(player).toHaveAttribute('href', `/people/${COMPLAINT.userId}`)
    expect(screen.getByText('A stranger')).toBeInTheDocument()
    expect(screen.getByText('A deleted game')).toBeInTheDocument()
  })

  it('stand on the page of their game', async () => {
    drawPart(<GameComplaints id={COMPLAINT.gameId} />, server.http)
    expect(await screen.findByText(COMPLAINT.reason)).toBeInTheDocument()
    const all = screen.getByRole('link', { name: 'All complaints about this game' })
    expect(all).toHaveAttribute('href', `/complaints?gameId=${COMPLAINT.gameId}`)
  })
})
