import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { startServer, type LocalServer } from '../testing/local_server'
import { aLine, pageOf } from '../testing/samples'
import { entryName } from './ledger_words'
import { TransactionHistory } from './transaction_history'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const open = () => openScreen(TransactionHistory, server.http, { place: 'page' })
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Transactions' })).getAllByRole('listitem')

describe('TransactionHistory', () => {
  it('says what came and went, and what was left', async () => {
    open()
    const [won, gift, played, free] = await rows()
    expect(won).toHaveTextContent(/Game won.*\+100.*Points.*Balance 1,440/)
    expect(gift).toHaveTextContent(/Daily gift.*\+5.*White tickets/)
    expect(played).toHaveTextContent(/Game played.*-1/)
    expect(free).toHaveTextContent('Free play')
    expect(free).not.toHaveTextContent('Balance')
    const balances = await screen.findByRole('region', { name: 'Your balances' })
    expect(within(balances).getByText('620')).toBeInTheDocument()
  })

  it('shows one kind alone, and says so where there is none of it', async () => {
    server.replyOnce('/v1/ledger?type=refunds&limit=10', { status: 200, body: pageOf([]) })
    open()
    await rows()
    await userEvent.selectOptions(screen.getByLabelText('Which transactions'), 'Refunds')
    expect(await screen.findByText('No transactions here')).toBeInTheDocument()
  })

  it('lists an entry of a kind that it does not know', async () => {
    server.replyOnce('/v1/ledger?type=all&limit=10', {
      status: 200,
      body: pageOf([aLine(1, { type: 'lottery' })]),
    })
    open()
    expect((await rows())[0]).toHaveTextContent('Other')
    expect(entryName(aLine(1, { type: 'toString', source: null }))).toBe('type_other')
  })

  it.each([
    ['Achievement', { type: 'game_played', source: 'user_achievement' }],
    ['New league', { type: 'game_played', source: 'user_promotion' }],
    ['Back to the first league', { type: 'admin_update', source: 'user_demotion' }],
    ['Welcome bonus', { type: 'admin_update', source: 'leaderboard_points', reference: 'signup' }],
    ['Correction', { type: 'admin_update', source: 'leaderboard_points', reference: 'a-line' }],
  ])('calls points for what they were: %s', async (name, line) => {
    server.replyOnce('/v1/ledger?type=all&limit=10', {
      status: 200,
      body: pageOf([aLine(1, line)]),
    })
    open()
    expect((await rows())[0]).toHaveTextContent(name)
  })
})
