import type { Card, CardProps } from '@sidepick/card-kit'
import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'
import { layoutModeOf, orientationOf } from '../host/layout/layout_mode'
import { layoutOf } from '../host/layout/layouts'
import { placedCards, resolveLayout } from '../host/layout/resolve_layout'
import { STAGE_PANELS, stagePanelOf } from '../host/layout/stage_panel'

interface Props {
  name: string
  /** All cards of the remote, by name. */
  cards: Record<string, Card>
  /** What the shown card gets; the cards around it get the same moment. */
  props: CardProps
  /** Places the card, in place of the configuration of the page. */
  rule: ComponentRule | undefined
  config: ExperienceConfig
}

/** Where a card is drawn that nothing places. */
const UNPLACED = { panel: 'mainPanel', position: 'main-center' }

/** A card as the host draws it: in its panel, among the other cards of its remote that the same moment of a game shows. */
export function GalleryStage({ name, cards, props, rule, config }: Props) {
  const { game, phase, viewer } = props
  const widthPx = window.innerWidth
  const layoutMode = layoutModeOf({ phase, widthPx, game }, config)
  const orientation = orientationOf(game, config)
  const layout = layoutOf(layoutMode)
  const moment = { loggedIn: viewer.loggedIn, phase, gameType: game.gameType, widthPx, orientation }
  const rules = [...config.widgetComponents, ...(config.gameScreenComponents[layout] ?? [])]
  const placed = placedCards(resolveLayout(layout, rules, moment, (card) => card in cards))
  const isShown = (one: ComponentRule) => one.componentName === name
  const asked = { ...(rule ?? rules.find(isShown) ?? UNPLACED), componentName: name }
  const shown = { rule: asked, panel: asked.panel, position: asked.position }
  const others = placed.filter((one) => !isShown(one.rule))
  const all = rule || others.length === placed.length ? [...others, shown] : placed
  return (
    <div
      className="vs-stage"
      data-phase={phase}
      data-layout-mode={layoutMode}
      data-orientation={orientation}
    >
      {STAGE_PANELS.map((stagePanel) => (
        <div key={stagePanel} className={`vs-panel vs-panel--${stagePanel}`}>
          {all
            .filter(({ panel, position }) => stagePanelOf(panel, position) === stagePanel)
            .map((one) => (
              <PlacedCard
                key={one.rule.componentName}
                card={cards[one.rule.componentName]}
                props={{ ...props, ...one, layoutMode }}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

function PlacedCard({ card: Card, props }: { card: Card | undefined; props: CardProps }) {
  if (!Card) return null
  // The modal panel is visible while it has content, so a card that draws nothing must leave no element.
  if (props.position === 'modal') return <Card {...props} />
  return (
    <div className="vs-position" data-position={props.position}>
      <Card {...props} />
    </div>
  )
}
