import { useHost, type ScreenProps } from '@sidepick/card-kit'
import { Rows } from '@sidepick/card-kit/ui/row'
import type { Notification } from '@sidepick/rules/generated_wire'
import { NotificationRow } from '../activity/notification_row'
import type { RewardsEndpoints } from '../endpoints'
import { pageSize } from '../lists/list_config'
import { rewardsText } from '../words/rewards_text'
import styles from './decided_else.css'
import { wonText } from './won_text'

/** What came of a pick besides a win, whose points wait above. */
const ELSE: ReadonlySet<Notification['type']> = new Set([
  'game_lost',
  'result_changed',
  'game_canceled',
  'tickets_refunded',
])

type Props = Pick<ScreenProps, 'locale' | 'emit'> & { endpoints: RewardsEndpoints }

/** Picks that were decided while the player was away, each leading to its result; they stay unread until the activity is seen. */
export function DecidedElse({ endpoints, locale, emit }: Props) {
  const { language } = useHost()
  const { data } = endpoints.notificationsList.useQuery(
    { query: { language, limit: pageSize } },
    { refetchOnMountOrArgChange: true }
  )
  const unread = (data?.items ?? []).filter(({ type, readAt }) => readAt === null && ELSE.has(type))
  if (unread.length === 0) return null
  const title = wonText(locale)('decided')
  return (
    <section className={styles.decided}>
      <h2 className={styles.title}>{title}</h2>
      <Rows label={title}>
        {unread.map((item) => (
          <NotificationRow key={item.id} item={item} text={rewardsText(locale)} emit={emit} />
        ))}
      </Rows>
    </section>
  )
}
