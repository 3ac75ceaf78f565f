import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { button } from '@sidepick/card-kit/testing/queries'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { CLAIMABLE, PLAYS } from '../testing/samples'
import { ResultDetail } from './result_detail'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const open = (gamePlayId: string) =>
  openScreen(ResultDetail, server.http, { place: 'page', params: { gamePlayId } })

describe('ResultDetail', () => {
  it('shows the pick, the right answer and how everybody picked', async () => {
    open(PLAYS[1]!.id)
    const sides = await screen.findByRole('region', { name: 'How everybody picked' })
    await within(sides).findByText('37%')
    const [jupiter, saturn] = ['Jupiter', 'Saturn'].map(
      (side) => within(sides).getByText(side).parentElement
    )
    expect(jupiter).toHaveTextContent('Your pick')
    expect(jupiter).not.toHaveTextContent('Right answer')
    expect(saturn).toHaveTextContent('Right answer')
    expect(saturn).toHaveTextContent('63%')
    expect(screen.getByText('Incorrect')).toBeInTheDocument()
    expect(screen.getByText('Free play')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Claim/ })).not.toBeInTheDocument()
  })

  it('pays the points of a win once, under a key of its own', async () => {
    open(CLAIMABLE.id)
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Claim 100 points' }))
    expect(await screen.findByText('100 points are yours')).toBeInTheDocument()
    const claims = server.received.filter(({ path }) => path.endsWith('/claim_reward'))
    expect(claims).toHaveLength(1)
  })

  it.each([
    [
      409,
      'E_NOT_CLAIMABLE',
      'Could not claim points. They are claimed already, or their time is over.',
    ],
    [503, 'E_UNAVAILABLE', 'Could not claim points. Try again.'],
  ])('says why a claim failed (%i)', async (status, code, said) => {
    const path = `/v1/gameplays/${CLAIMABLE.id}/claim_reward`
    server.replyOnce(path, problem(status, code, [{ message: 'No' }]))
    open(CLAIMABLE.id)
    await userEvent.click(await screen.findByRole('button', { name: 'Claim 100 points' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    await waitFor(() => expect(button('Claim 100 points')).toBeEnabled())
  })

  it('says when the points were claimed, for as long as the play stands', async () => {
    const claimed = { ...CLAIMABLE, claimedAt: '2026-11-21T12:00:00.000Z', claimableUntil: null }
    server.replyOnce(`/v1/gameplays/${CLAIMABLE.id}`, { status: 200, body: claimed })
    open(CLAIMABLE.id)
    const said = await screen.findByText('Claimed')
    expect(said.parentElement).toHaveTextContent(/^ClaimedNov 21, 2026/)
    expect(screen.queryByRole('button', { name: /^Claim/ })).not.toBeInTheDocument()
  })

  it('leads to the own results from one that is not theirs', async () => {
    const { host } = open('0190a000-0000-7000-8000-000000000001')
    await userEvent.click(await screen.findByRole('button', { name: 'All results' }))
    expect(host.emitted).toEqual([{ name: 'navigated', data: { to: '/my-games', replace: true } }])
  })
})
