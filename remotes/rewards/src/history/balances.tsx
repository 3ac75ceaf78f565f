import { useHost } from '@sidepick/card-kit'
import { Stat, Stats } from '@sidepick/card-kit/ui/stat'
import type { RewardsEndpoints } from '../endpoints'
import { formatNumber } from '../words/formats'
import type { RewardsText } from '../words/rewards_text'

/** What the player holds now; nothing where nobody says. */
export function Balances({ endpoints, text }: { endpoints: RewardsEndpoints; text: RewardsText }) {
  const { language } = useHost()
  const { data } = endpoints.walletsBalance.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (!data) return null
  const shown = (amount: number) => formatNumber(amount, language)
  return (
    <section aria-label={text('balances')}>
      <Stats>
        <Stat label={text('currency_point')} value={shown(data.points)} icon="zap" tone="accent" />
        <Stat label={text('currency_white')} value={shown(data.whiteTickets)} icon="ticket" />
        <Stat label={text('currency_black')} value={shown(data.blackTickets)} icon="ticket" />
        <Stat label={text('currency_coin')} value={shown(data.coins)} icon="coins" tone="gold" />
      </Stats>
    </section>
  )
}
