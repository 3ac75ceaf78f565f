import { Button, useHost, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { EmptyState } from '@sidepick/card-kit/ui/state_message'
import type { RewardsEndpoints } from '../endpoints'
import { Pages } from '../lists/pages'
import { rewardsText } from '../words/rewards_text'
import { RewardsFrame } from '../rewards_frame'
import { Claims } from '../claims/claims'
import { NotificationRow } from './notification_row'
import { useMarkRead } from './use_mark_read'

/** What the player was told, newest first, and the wins whose points wait. */
export const Activity: Screen = (props) => {
  const { place, locale, emit } = props
  const text = rewardsText(locale)
  return (
    <RewardsFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('activity')}
      back={text('back')}
    >
      {(endpoints) => (
        <>
          <Claims endpoints={endpoints} locale={locale} />
          <Told {...props} endpoints={endpoints} />
        </>
      )}
    </RewardsFrame>
  )
}

function Told({ endpoints, locale, emit }: ScreenProps & { endpoints: RewardsEndpoints }) {
  const { language } = useHost()
  const text = rewardsText(locale)
  const counts = endpoints.notificationsCount.useQuery(undefined)
  const seen = useMarkRead(() => void counts.refetch())
  return (
    <Pages
      query={endpoints.notificationsList}
      filter={{ language }}
      label={text('activity_list')}
      locale={locale}
      onFirst={seen}
      row={(item) => <NotificationRow key={item.id} item={item} text={text} emit={emit} />}
      empty={
        <EmptyState
          icon="bell"
          title={text('activity_empty')}
          text={text('activity_empty_text')}
          action={<Button onClick={() => emit('screen_closed', {})}>{text('keep_playing')}</Button>}
        />
      }
    />
  )
}
