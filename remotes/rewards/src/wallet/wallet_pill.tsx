import { useHost, type Card } from '@sidepick/card-kit'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { intlTag } from '@sidepick/rules/languages'
import type { Locale } from '@sidepick/rules/types'
import { useRewardsEndpoints, type RewardsEndpoints } from '../endpoints'
import styles from './wallet_pill.css'
import { walletText } from './wallet_text'

/** What each pill counts; the same colours stand on the tickets themselves. */
const COUNTS = {
  white: 'whiteTickets',
  black: 'blackTickets',
} as const

type Kind = keyof typeof COUNTS

interface PillProps {
  kind: Kind
  /** Whether it lies over the picture. */
  over: boolean
  locale: Locale
  endpoints: RewardsEndpoints
}

/** Nothing until the balance is known; every play reads it again. */
function Pill({ kind, over, locale, endpoints }: PillProps) {
  const { language } = useHost()
  const { data } = endpoints.walletsBalance.useQuery(undefined)
  if (!data) return null
  const count = data[COUNTS[kind]]
  return (
    <span
      role="img"
      className={styles.pill}
      data-kind={kind}
      data-over={over ? '' : undefined}
      aria-label={walletText(locale)(kind, { count })}
    >
      <Glyph name="ticket" size="small" />
      {new Intl.NumberFormat(intlTag(language)).format(count)}
    </span>
  )
}

/** A player's balance beside the game; a stranger has none. While a stake is chosen, only of tickets that the game takes here. */
const walletPill = (kind: Kind): Card =>
  function WalletPill({ position, play, viewer, locale }) {
    const state = useRewardsEndpoints()
    if (!viewer.loggedIn || state.status !== 'ready') return null
    if (play.bet && !play.bet.offers.includes(kind)) return null
    const over = position.endsWith('-overlay')
    return <Pill kind={kind} over={over} locale={locale} endpoints={state.endpoints} />
  }

export const WalletPillWhite = walletPill('white')
export const WalletPillBlack = walletPill('black')
