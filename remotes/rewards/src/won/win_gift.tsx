import { Button, useHasScreen, type Card, type CardProps } from '@sidepick/card-kit'
import { useRewardsEndpoints, type RewardsEndpoints } from '../endpoints'
import { GiftCard } from './gift_card'
import { wonText } from './won_text'

/** Below a result: tells a player that wins wait to be collected, and leads to them. */
export const WinGift: Card = (card) => {
  const state = useRewardsEndpoints()
  const hasGift = useHasScreen('RewardGiftModal')
  if (state.status !== 'ready' || !card.viewer.loggedIn || !hasGift) return null
  return <Waiting {...card} endpoints={state.endpoints} />
}

function Waiting({ endpoints, locale, emit }: CardProps & { endpoints: RewardsEndpoints }) {
  const counts = endpoints.notificationsCount.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const count = counts.data?.rewardsToClaim ?? 0
  if (count === 0) return null
  const text = wonText(locale)
  const open = () => {
    emit('analytics', { name: 'rewards_gift_clicked' })
    emit('screen_requested', { name: 'RewardGiftModal' })
  }
  return (
    <GiftCard title={text('waiting', { count })} text={text('what')} emit={emit}>
      <Button onClick={open}>{text('open')}</Button>
    </GiftCard>
  )
}
