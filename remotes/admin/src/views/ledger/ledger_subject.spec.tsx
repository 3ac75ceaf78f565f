import type { AnyLedgerLine } from '@sidepick/rules/generated_wire'
import { screen } from '@testing-library/react'
import { fakeHost } from '@sidepick/card-kit/testing'
import { drawPart } from '../../testing/draw_part'
import { LedgerSubject } from './ledger_subject'

const idOf = (n: number) => `01995b3e-7a11-7c3d-9f4e-${String(n).padStart(12, '0')}`

const PLAYED: AnyLedgerLine = {
  id: idOf(1),
  type: 'game_played',
  source: null,
  currency: 'white',
  amount: -1,
  balanceAfter: 4,
  reference: idOf(2),
  createdAt: '2026-11-20T12:00:00.000Z',
  userId: idOf(3),
  gameId: idOf(4),
}
const OTHER = { ...PLAYED, gameId: null }

const draw = (line: AnyLedgerLine) => drawPart(<LedgerSubject line={line} />, fakeHost().http)

describe('What a line of the ledger is about', () => {
  it.each([
    ['a play leads to its game', PLAYED, `/games/${idOf(4)}`],
    [
      'a correction leads to its line of the audit log',
      { type: 'admin_update' },
      `/audit/${idOf(2)}`,
    ],
    [
      'a reversal leads to the transaction that it takes back',
      { type: 'transaction_voided' },
      `/ledger?transactionId=${idOf(2)}`,
    ],
  ])('%s', async (_, line, page) => {
    draw({ ...OTHER, ...line })
    expect(await screen.findByRole('link', { name: idOf(2) })).toHaveAttribute('href', page)
  })

  it.each([
    ['a bonus', { type: 'admin_update', reference: 'signup' }],
    ['a gift', { type: 'free_gift', reference: '2026-11-20' }],
  ])('is only named where no page shows it, as for %s', async (_, line) => {
    draw({ ...OTHER, ...line })
    expect(await screen.findByText(line.reference)).toBeInTheDocument()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
