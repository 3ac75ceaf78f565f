import type { ReactNode } from 'react'
import './aside.css'
import './outer_boxes.css'
import type { PlacedCard } from './resolve_layout'
import { Box } from './stage_boxes'

interface Props {
  cards: readonly PlacedCard[]
  draw: (card: PlacedCard) => ReactNode
}

/** The boxes around a game: its other panels, and the placements at an edge of the widget. */
export function OuterBoxes({ cards, draw }: Props) {
  const names = [...new Set(cards.map(({ box }) => box))]
  return names.map((name) => <Box key={name} name={name} cards={cards} draw={draw} />)
}
