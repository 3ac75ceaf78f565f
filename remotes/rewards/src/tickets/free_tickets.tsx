import { useHost, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import { Progress } from '@sidepick/card-kit/ui/progress'
import { Stat, Stats } from '@sidepick/card-kit/ui/stat'
import { GRAY_PER_BLACK } from '@sidepick/rules/ticket_terms'
import { KindList, type Kind } from '../earn/kind_list'
import type { RewardsEndpoints } from '../endpoints'
import { RewardsFrame } from '../rewards_frame'
import { formatInstant, formatNumber } from '../words/formats'
import styles from './tickets.css'
import { ticketsText } from './tickets_text'

type Props = ScreenProps & { endpoints: RewardsEndpoints }

/** The tickets somebody holds, and every way to more of them that costs nothing. */
export const FreeTickets: Screen = (props) => {
  const text = ticketsText(props.locale)
  return (
    <RewardsFrame {...props} title={text('free_title')} back={text('back')}>
      {(endpoints) => <Ways {...props} endpoints={endpoints} />}
    </RewardsFrame>
  )
}

function Ways({ endpoints, locale, emit }: Props) {
  const { language } = useHost()
  const text = ticketsText(locale)
  const balance = endpoints.walletsBalance.useQuery(undefined, { refetchOnMountOrArgChange: true })
  const gift = endpoints.walletsGift.useQuery(undefined)
  const failed = [balance, gift].find((query) => query.isError && !query.data)
  if (failed) return <Lost locale={locale} onRetry={() => void failed.refetch()} />
  if (!balance.data || !gift.data) return <Loading locale={locale} />

  const { whiteTickets, blackTickets, gray, expiringWhite } = balance.data
  const { canCollectFreeGift: waits, nextFreeGiftAt } = balance.data
  const leads = (to: string, name: string) => (
    <AppLink to={to} emit={emit}>
      {name}
    </AppLink>
  )
  const kinds: Kind[] = [
    {
      glyph: 'gift',
      tone: 'accent',
      title: text('gift'),
      text: waits
        ? text('gift_waits', { amount: gift.data.amount })
        : text('gift_next', { instant: formatInstant(nextFreeGiftAt, language) }),
      act: waits && leads('/profile/daily-gift', text('gift_open')),
    },
    {
      glyph: 'trophy',
      tone: 'gold',
      title: text('wins'),
      text: text('wins_text', { most: GRAY_PER_BLACK }),
      act: leads('/', text('wins_open')),
    },
    {
      glyph: 'flame',
      tone: 'brand',
      title: text('streak'),
      text: text('streak_text'),
      act: leads('/prizes', text('streak_open')),
    },
  ]
  return (
    <div className={styles.tickets}>
      <Stats>
        <Stat
          label={text('white')}
          value={formatNumber(whiteTickets, language)}
          icon="ticket"
          tone="accent"
        />
        <Stat label={text('black')} value={formatNumber(blackTickets, language)} icon="ticket" />
      </Stats>
      {expiringWhite && (
        <p className={styles.note}>
          {text('expiring', {
            count: expiringWhite.count,
            instant: formatInstant(expiringWhite.at, language),
          })}
        </p>
      )}
      <Progress
        label={text('way')}
        value={gray}
        most={GRAY_PER_BLACK}
        text={text('gray', { gray, most: GRAY_PER_BLACK })}
      />
      <h2 className={styles.heading}>{text('ways')}</h2>
      <KindList kinds={kinds} />
    </div>
  )
}
