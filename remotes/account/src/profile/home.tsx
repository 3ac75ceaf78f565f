import { useHost, type Emit } from '@sidepick/card-kit'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import { useInProgramme } from '@sidepick/card-kit/screens/use_in_programme'
import type { GlyphName } from '@sidepick/card-kit/ui/glyph'
import { Ring } from '@sidepick/card-kit/ui/progress'
import { Stat, Stats } from '@sidepick/card-kit/ui/stat'
import { intlTag } from '@sidepick/rules/languages'
import type { Locale } from '@sidepick/rules/types'
import { useAccountEndpoints, type AccountEndpoints } from '../endpoints'
import { Achievements } from './achievements'
import styles from './home.css'
import { LastGames } from './last_games'
import { leagueProgress } from './league_progress'
import type { OwnProfileData } from './own_profile'
import type { ProfileMessage, ProfileText } from './profile_text'
import { SettingsRow } from './settings_row'
import list from './settings_list.css'
import { WonPrizes } from './won_prizes'

interface Props {
  profile: OwnProfileData
  text: ProfileText
  locale: Locale
  emit: Emit
}

interface PartProps extends Props {
  endpoints: AccountEndpoints
}

interface Way {
  to: string
  glyph: GlyphName
  label: ProfileMessage
}

const ROWS: readonly Way[] = [
  { to: '/prizes', glyph: 'trophy', label: 'home_prizes' },
  { to: '/my-games', glyph: 'chart', label: 'home_results' },
  { to: '/activity', glyph: 'bell', label: 'home_activity' },
  { to: '/profile/daily-gift', glyph: 'gift', label: 'home_gift' },
  { to: '/profile/free-tickets', glyph: 'ticket', label: 'home_tickets' },
  { to: '/profile/transaction-history', glyph: 'wallet', label: 'home_history' },
  { to: '/profile/redeem-coins', glyph: 'coins', label: 'home_redeem' },
]

/** Where the page is in a partner's programme, which pays rewards of its own. */
const OF_PARTNER: Way = { to: '/rewards-partner', glyph: 'star', label: 'home_partner' }

/** Where a player stands: the league, the week, what is held, won and was played last; and the ways to all of it. */
export function Home(props: Props) {
  const state = useAccountEndpoints()
  const rows = useInProgramme() ? [...ROWS, OF_PARTNER] : ROWS
  const { text, locale, emit } = props
  return (
    <section className={styles.home} aria-label={text('home')}>
      {state.status === 'ready' && (
        <>
          <League {...props} endpoints={state.endpoints} />
          <Numbers {...props} endpoints={state.endpoints} />
          <WonPrizes endpoints={state.endpoints} text={text} emit={emit} />
          <Achievements profile={props.profile} endpoints={state.endpoints} text={text} />
          <LastGames endpoints={state.endpoints} text={text} locale={locale} emit={emit} />
        </>
      )}
      <ul className={list.list}>
        {rows.map(({ to, glyph, label }) => (
          <li key={to}>
            <AppLink to={to} emit={emit} className={list.row}>
              <SettingsRow glyph={glyph} label={text(label)} leads />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function leagueWords(text: ProfileText, level: number, left: number | null): string {
  if (left === null) return text('league_top')
  if (left === 0) return text('league_mail', { level: level + 1 })
  return text('league_left', { left, level: level + 1 })
}

function League({ profile, endpoints, text }: PartProps) {
  const { data } = endpoints.achievementsList.useQuery(undefined)
  if (!data) return null
  const { level, played, needed, left } = leagueProgress(data, profile)
  const said = leagueWords(text, level, left)
  return (
    <div className={styles.league}>
      <Ring label={text('league', { level })} value={played} most={needed} text={said}>
        {level}
      </Ring>
      <p className={styles.words} aria-hidden="true">
        <strong>{text('league', { level })}</strong>
        <span>{said}</span>
      </p>
    </div>
  )
}

function Numbers({ profile, endpoints, text }: PartProps) {
  const { language, signUp } = useHost()
  const balance = endpoints.walletsBalance.useQuery(undefined, { refetchOnMountOrArgChange: true })
  const points = endpoints.leaderboardsPoints.useQuery(
    { query: { distributorId: signUp.distributorId } },
    {
      refetchOnMountOrArgChange: true,
    }
  )
  const format = (value: number) => new Intl.NumberFormat(intlTag(language)).format(value)
  const week = points.data?.[0]
  if (!balance.data) return null
  const { days, length } = profile.dailyStreak
  return (
    <Stats>
      <Stat
        label={text('stat_streak')}
        value={text('streak_of', { days: format(days), length: format(length) })}
        icon="flame"
        tone="gold"
      />
      {week && <Stat label={text('stat_week')} value={format(week.points)} icon="zap" />}
      {week?.rank != null && (
        <Stat
          label={text('stat_rank')}
          value={text('rank', { rank: format(week.rank) })}
          icon="crown"
          tone="gold"
        />
      )}
      <Stat
        label={text('stat_tickets')}
        value={format(balance.data.whiteTickets)}
        icon="ticket"
        tone="accent"
      />
      <Stat label={text('stat_black')} value={format(balance.data.blackTickets)} icon="ticket" />
      <Stat
        label={text('stat_coins')}
        value={format(balance.data.coins)}
        icon="coins"
        tone="gold"
      />
    </Stats>
  )
}
