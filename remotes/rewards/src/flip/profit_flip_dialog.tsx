import { Button, type Card, type CardProps } from '@sidepick/card-kit'
import { Glyph } from '@sidepick/card-kit/ui/glyph'
import { stakeVerdict } from '@sidepick/rules/stake_verdict'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { useRewardsEndpoints, type RewardsEndpoints } from '../endpoints'
import styles from './profit_flip_dialog.css'
import { flipText } from './flip_text'
import { useTurning } from './use_turning'

/** What a staked pick has won, or can still win; null where it can win nothing any more. */
function profitOf({ rule, play: { bet, wager } }: Pick<CardProps, 'rule' | 'play'>) {
  if (!bet?.placed || !wager) return null
  const pays = (name: string) => Number(rule.props?.[name] ?? 0)
  if (!TICKET_TERMS[bet.ticketType].matched) {
    const gray = stakeVerdict(wager.state) === 'won' ? pays('grayPerWin') : 0
    return gray > 0 ? ({ unit: 'gray', amount: gray } as const) : null
  }
  const coins = wager.matched * pays('winCoins')
  const isOpen = wager.state === 'matched' || wager.state === 'waiting_for_match'
  return isOpen && coins > 0 ? ({ unit: 'coins', amount: coins } as const) : null
}

/**
 * After a staked pick: what it can bring, and on its back the free tickets that are left. It turns over after five seconds
 * without a touch, and goes after five more.
 */
export const ProfitFlipDialog: Card = (card) => {
  const state = useRewardsEndpoints()
  const profit = profitOf(card)
  if (!profit || state.status !== 'ready' || !card.viewer.loggedIn) return null
  return <Flip key={card.game.id} {...card} profit={profit} endpoints={state.endpoints} />
}

interface FlipProps extends CardProps {
  profit: NonNullable<ReturnType<typeof profitOf>>
  endpoints: RewardsEndpoints
}

function Flip({ profit, endpoints, locale, emit }: FlipProps) {
  const text = flipText(locale)
  const { face, turn, close, holding } = useTurning()
  const balance = endpoints.walletsBalance.useQuery(undefined)
  if (face === 'gone' || !balance.data) return null
  const { canCollectFreeGift, whiteTickets } = balance.data
  return (
    <section className={styles.flip} data-face={face} {...holding}>
      {face === 'front' ? (
        <p key="front" className={styles.side}>
          <strong>
            {profit.unit === 'coins'
              ? text('profit_coins', { coins: profit.amount })
              : text('profit_gray', { gray: profit.amount })}
          </strong>
          <span>{text(profit.unit === 'coins' ? 'profit_what_coins' : 'profit_what_gray')}</span>
        </p>
      ) : (
        <p key="back" className={styles.side}>
          <strong>
            {canCollectFreeGift ? text('gift') : text('held', { count: whiteTickets })}
          </strong>
          <span>{text(canCollectFreeGift ? 'gift_what' : 'held_what')}</span>
        </p>
      )}
      <span className={styles.ways}>
        {face === 'back' && canCollectFreeGift && (
          <Button onClick={() => emit('navigated', { to: '/profile/daily-gift' })}>
            {text('collect')}
          </Button>
        )}
        <button type="button" className="vs-icon-button" aria-label={text('flip')} onClick={turn}>
          <Glyph name="refresh" />
        </button>
        <button type="button" className="vs-icon-button" aria-label={text('close')} onClick={close}>
          <Glyph name="cross" />
        </button>
      </span>
    </section>
  )
}
