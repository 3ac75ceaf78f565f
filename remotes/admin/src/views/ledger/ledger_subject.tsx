import type { AnyLedgerLine } from '@sidepick/rules/generated_wire'
import { Link } from 'react-router'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The lines of one transaction: what left somewhere, and where it came. */
export const linesOf = (transactionId: string) => `/ledger?transactionId=${transactionId}`

/** Where the id in the reference of a line leads that is about no game. Other types refer to nothing that has a page. */
const PAGES = new Map<string, (id: string) => string>([
  ['admin_update', (id) => `/audit/${id}`],
  ['transaction_voided', linesOf],
])

/** Where that is shown which a line is about, below the console; null where no page shows it. */
function subjectPage({ gameId, type, reference }: AnyLedgerLine): string | null {
  if (gameId !== null) return `/games/${gameId}`
  if (reference === null || !UUID.test(reference)) return null
  return PAGES.get(type)?.(reference) ?? null
}

/** The reference of a line, as the way to what it is about: the game, the act of an admin, the transaction taken back. */
export function LedgerSubject({ line }: { line: AnyLedgerLine }) {
  const page = subjectPage(line)
  return page === null ? line.reference : <Link to={page}>{line.reference}</Link>
}
