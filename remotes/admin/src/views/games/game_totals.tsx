import { useConsole } from '../../app/console_context'
import { Facts, Panel } from '../../ui/page'
import { formatNumber } from '../../words/format'
import { useGameCalls } from './game_calls'

/** What a game moved; nothing for a creator. */
export function useTotals(id: string) {
  const { endpoints } = useConsole()
  const skip = useGameCalls().reach !== 'everybody'
  const state = endpoints.gamesAdminDetails.useQuery(
    { query: { ids: [id] } },
    {
      skip,
      refetchOnMountOrArgChange: true,
    }
  )
  return state.data?.items[0]?.totals
}

export function Totals({ id }: { id: string }) {
  const { text, language } = useConsole()
  const totals = useTotals(id)
  if (!totals) return null
  const number = (value: number) => formatNumber(value, language)
  return (
    <Panel title={text('totals.title')}>
      <Facts
        facts={[
          [text('totals.plays'), number(totals.plays)],
          [text('totals.sideA'), number(totals.sideA)],
          [text('totals.sideB'), number(totals.sideB)],
          [text('totals.complaints'), number(totals.complaints)],
          [text('totals.white'), number(totals.whiteTickets)],
          [text('totals.black'), number(totals.blackTickets)],
          [text('totals.pending'), number(totals.pendingCoins)],
          [text('totals.paid'), number(totals.paidCoins)],
          [text('totals.rake'), number(totals.rakeCoins)],
        ]}
      />
    </Panel>
  )
}
