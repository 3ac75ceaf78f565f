import { Button, useHost, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { Progress } from '@sidepick/card-kit/ui/progress'
import { PARTNER_PROGRAMME_TERMS } from '@sidepick/rules/partner_programme_terms'
import { KindList } from '../earn/kind_list'
import type { RewardsEndpoints } from '../endpoints'
import { askToJoin, isStranger } from '../prizes/strangers'
import { RewardsFrame } from '../rewards_frame'
import { paidToday } from './paid_today'
import styles from './tickets.css'
import { ticketsText } from './tickets_text'

const { pointsPerPlay, playsPerDay } = PARTNER_PROGRAMME_TERMS

/** As many of the newest plays as hold those of today, for all but the most eager. */
const NEWEST = 100

/** What a partner's rewards programme pays for games on its pages, and what it has paid the player today. */
export const RewardsPartner: Screen = (props) => {
  const { locale, viewer, emit } = props
  const text = ticketsText(locale)
  return (
    <RewardsFrame {...props} title={text('partner_title')} back={text('back')}>
      {(endpoints) => (
        <div className={styles.tickets}>
          <KindList
            kinds={[
              {
                glyph: 'game',
                tone: 'brand',
                title: text('partner_games'),
                text: text('partner_games_text', { games: playsPerDay }),
              },
              {
                glyph: 'gift',
                tone: 'gold',
                title: text('partner_points'),
                text: text('partner_points_text', { points: pointsPerPlay }),
              },
              {
                glyph: 'person',
                tone: 'accent',
                title: text('partner_account'),
                text: text('partner_account_text'),
              },
            ]}
          />
          {viewer.loggedIn && <Today {...props} endpoints={endpoints} />}
          {isStranger(viewer) && (
            <Button onClick={() => askToJoin(emit)}>{text('partner_join')}</Button>
          )}
          {viewer.loggedIn && (
            <Button onClick={() => emit('navigated', { to: '/' })}>{text('partner_play')}</Button>
          )}
        </div>
      )}
    </RewardsFrame>
  )
}

function Today({ endpoints, locale }: ScreenProps & { endpoints: RewardsEndpoints }) {
  const text = ticketsText(locale)
  const { distributorId } = useHost().signUp
  const { data } = endpoints.gameplaysList.useQuery(
    { query: { limit: NEWEST } },
    { refetchOnMountOrArgChange: true }
  )
  if (!data) return null
  const played = paidToday(data.items, distributorId, new Date())
  return (
    <Progress
      label={text('partner_today')}
      value={played}
      most={playsPerDay}
      text={text('partner_played', { played, games: playsPerDay, points: played * pointsPerPlay })}
      tone={played === playsPerDay ? 'success' : 'brand'}
    />
  )
}
