import { useState } from 'react'
import { Button, type Card, type CardProps } from '@sidepick/card-kit'
import { askToJoin, isStranger } from '../prizes/strangers'
import { decline, isDeclined } from './declined'
import { GiftCard, GiftWays } from '../won/gift_card'
import { partnerGiftText } from './partner_gift_text'

/**
 * What a partner's rewards programme has paid for the games of the day, for whoever has no account to take it.
 * `props.pointsPerPlay` is what one game pays. Who declines is not asked again on that day.
 */
export const RewardPartnerGift: Card = (card) => {
  const { rule, viewer, play } = card
  const pointsPerPlay = Number(rule.props?.pointsPerPlay ?? 0)
  const games = play.day?.played ?? 0
  if (!isStranger(viewer) || games === 0 || !(pointsPerPlay > 0)) return null
  return <Gift {...card} games={games} points={games * pointsPerPlay} />
}

function Gift({ games, points, locale, emit }: CardProps & { games: number; points: number }) {
  const [isGone, setGone] = useState(isDeclined)
  if (isGone) return null
  const text = partnerGiftText(locale)
  const claim = () => {
    emit('analytics', { name: 'rewards_gift_clicked' })
    askToJoin(emit)
  }
  const refuse = () => {
    decline()
    setGone(true)
  }
  return (
    <GiftCard title={text('title', { points, games })} text={text('text')} emit={emit}>
      <GiftWays>
        <Button onClick={claim}>{text('claim')}</Button>
        <Button look="quiet" onClick={refuse}>
          {text('no')}
        </Button>
      </GiftWays>
    </GiftCard>
  )
}
