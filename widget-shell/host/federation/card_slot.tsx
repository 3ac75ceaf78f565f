import type { CardProps } from '@sidepick/card-kit'
import { RemoteSlot, type SlotProps } from './remote_slot'

/** The place of one card. */
export function CardSlot({ card, ...slot }: SlotProps & { card: CardProps }) {
  const name = card.rule.componentName
  return (
    <RemoteSlot
      {...slot}
      entry={slot.remotes.entryOf(name)}
      name={name}
      draw={({ cards }) => {
        const Card = cards[name]
        return Card ? <Card {...card} /> : null
      }}
    />
  )
}
