import { Button, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { EmptyState } from '@sidepick/card-kit/ui/state_message'
import { Claims } from '../claims/claims'
import type { RewardsEndpoints } from '../endpoints'
import { RewardsFrame } from '../rewards_frame'
import { DecidedElse } from './decided_else'
import { wonText } from './won_text'

/** The wins that wait, over a game: each is collected where it stands. What else was decided stands below. */
export const RewardGiftModal: Screen = (props) => {
  const { place, locale, emit } = props
  const text = wonText(locale)
  return (
    <RewardsFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('title')}
      back={text('back')}
    >
      {(endpoints) => <Wins {...props} endpoints={endpoints} />}
    </RewardsFrame>
  )
}

function Wins({ endpoints, locale, emit }: ScreenProps & { endpoints: RewardsEndpoints }) {
  const text = wonText(locale)
  const close = () => emit('screen_closed', {})
  return (
    <>
      <Claims
        endpoints={endpoints}
        locale={locale}
        none={
          <EmptyState
            icon="gift"
            title={text('none')}
            text={text('none_text')}
            action={<Button onClick={close}>{text('go_on')}</Button>}
          />
        }
      />
      <DecidedElse endpoints={endpoints} locale={locale} emit={emit} />
    </>
  )
}
