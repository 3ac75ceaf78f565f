import { useHost, type Emit } from '@sidepick/card-kit'
import { Glyph, type GlyphName } from '@sidepick/card-kit/ui/glyph'
import { Row } from '@sidepick/card-kit/ui/row'
import { toned, type Tone } from '@sidepick/card-kit/ui/tone'
import type { Notification } from '@sidepick/rules/generated_wire'
import { formatInstant } from '../words/formats'
import type { RewardsText } from '../words/rewards_text'
import styles from './activity.css'

const LOOKS: Record<Notification['type'], { icon: GlyphName; tone: Tone }> = {
  game_won: { icon: 'trophy', tone: 'success' },
  game_lost: { icon: 'game', tone: 'neutral' },
  result_changed: { icon: 'refresh', tone: 'warning' },
  game_canceled: { icon: 'failed', tone: 'neutral' },
  tickets_refunded: { icon: 'ticket', tone: 'info' },
  gray_converted: { icon: 'ticket', tone: 'accent' },
  achievement: { icon: 'medal', tone: 'gold' },
  promotion: { icon: 'crown', tone: 'gold' },
  demotion: { icon: 'down', tone: 'neutral' },
  prize_won: { icon: 'gift', tone: 'gold' },
  prize_alternate: { icon: 'gift', tone: 'info' },
  declaration_missing: { icon: 'warning', tone: 'warning' },
}

const HISTORY = '/profile/transaction-history'

/** Where a kind leads that is about neither a play nor a board. */
const ADDRESSES: Partial<Record<Notification['type'], string>> = {
  gray_converted: HISTORY,
  tickets_refunded: HISTORY,
  achievement: '/profile',
  promotion: '/profile',
  demotion: '/profile',
  // Those of before the board was told.
  prize_won: '/prizes',
  prize_alternate: '/prizes',
}

function addressOf({ type, data }: Notification): string | null {
  if (data.gamePlayId) return `/results/${data.gamePlayId}`
  if (data.leaderboardId) return `/prizes/${data.leaderboardId}`
  return ADDRESSES[type] ?? null
}

interface Props {
  item: Notification
  text: RewardsText
  emit: Emit
}

/** One thing that the player was told; it leads to the play, the prize or the list that it is about. */
export function NotificationRow({ item, text, emit }: Props) {
  const { language } = useHost()
  const { icon, tone } = LOOKS[item.type]
  const to = addressOf(item)
  return (
    <Row
      link={to === null ? undefined : { to, emit }}
      leading={
        <span {...toned(tone, styles.sign)}>
          <Glyph name={icon} />
        </span>
      }
      title={
        <span className={styles.heading}>
          {item.title}
          {item.readAt === null && (
            <span className={styles.dot}>
              <span className="vs-visually-hidden">{text('unread')}</span>
            </span>
          )}
        </span>
      }
      detail={
        <>
          <span className={styles.body}>{item.body}</span>
          <time dateTime={item.createdAt}>{formatInstant(item.createdAt, language)}</time>
        </>
      }
    />
  )
}
