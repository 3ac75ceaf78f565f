import { Fragment, type ComponentType, type ReactNode } from 'react'
import { isHostCard } from './host_cards'
import { FIRST_BOXES } from './boxes'
import type { PlacedCard } from './resolve_layout'

interface BoxProps {
  cards: readonly PlacedCard[]
  draw: (card: PlacedCard) => ReactNode
}

/** The slots of the console, in the order in which keyboard and screen reader meet them; `nav` is the panel `bottom`. */
const CONSOLE_SLOTS = ['text', 'left', 'nav', 'answers', 'points', 'overlay']

/** A slot within another one: it follows its cards, and scrolls with them. */
const INNER_SLOTS: Partial<Record<string, string>> = { answers: 'right' }

/** The cards of one slot: one after the other, or over each other in an overlay. */
function SlotBox({ slot, cards, draw }: BoxProps & { slot: string }) {
  const own = cards.filter((card) => card.slot === slot)
  const inner = INNER_SLOTS[slot]
  if (own.length === 0 && !cards.some((card) => card.slot === inner)) return null
  return (
    <div className="vs-slot" data-slot={slot}>
      {own.map((card) => (
        <div
          key={card.rule.componentName}
          className="vs-position"
          data-card={card.rule.componentName}
          data-position={card.position}
          data-testid={card.rule.componentName}
        >
          {draw(card)}
        </div>
      ))}
      {inner && <SlotBox slot={inner} cards={cards} draw={draw} />}
    </div>
  )
}

/** A box with its slots, in a given order or else in that of their cards. */
export function Box({ name, slots, ...rest }: BoxProps & { name: string; slots?: string[] }) {
  const own = rest.cards.filter(({ box }) => box === name)
  const used = slots ?? [...new Set(own.map(({ slot }) => slot))]
  const nav = name === 'console' && rest.cards.some(({ box }) => box === 'bottom')
  return (
    <div className={`vs-panel vs-panel--${name}`}>
      {used.map((slot) =>
        slot === 'nav' ? (
          nav && <Box key={slot} name="bottom" {...rest} />
        ) : (
          <SlotBox key={slot} slot={slot} draw={rest.draw} cards={own} />
        )
      )}
    </div>
  )
}

const DRAWN_HERE: readonly string[] = [...FIRST_BOXES, 'bottom', 'modal']

/** The cards whose code or box loads behind the first question. */
export const outerCards = (cards: readonly PlacedCard[]) =>
  cards.filter(({ box, rule }) => !DRAWN_HERE.includes(box) || isHostCard(rule.componentName))

/** The cards of the moment, each in its box. `Outer` draws the boxes around a game, once it has loaded. */
export function StageBoxes({
  cards,
  draw,
  Outer,
}: BoxProps & { Outer: ComponentType<BoxProps> | null }) {
  return (
    <>
      {FIRST_BOXES.map((name) => (
        <Box
          key={name}
          name={name}
          slots={name === 'console' ? CONSOLE_SLOTS : undefined}
          cards={cards}
          draw={draw}
        />
      ))}
      {Outer && <Outer cards={cards.filter(({ box }) => !DRAWN_HERE.includes(box))} draw={draw} />}
      <div className="vs-panel vs-panel--modal">
        {/* It is visible while it has content, so a card that draws nothing must leave no element. */}
        {cards
          .filter(({ box }) => box === 'modal')
          .map((card) => (
            <Fragment key={card.rule.componentName}>{draw(card)}</Fragment>
          ))}
      </div>
    </>
  )
}
