import type { Card, CardProps } from '@sidepick/card-kit'
import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'
import { layoutModeOf, orientationOf } from '../host/layout/layout_mode'
import { boxOf } from '../host/layout/boxes'
import { layoutOf, rulesOf } from '../host/layout/layouts'
import { OuterBoxes } from '../host/layout/outer_boxes'
import { resolveLayout, type PlacedCard } from '../host/layout/resolve_layout'
import { isRoomy, isSwitchedOn, type Conditions } from '../host/layout/rule_conditions'
import { StageBoxes } from '../host/layout/stage_boxes'
import { panelNamed, placeNamed } from '@sidepick/rules/positions'

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
  const layout = layoutOf(layoutMode, props.layout)
  const moment: Conditions = {
    loggedIn: viewer.loggedIn,
    phase,
    gameType: game.gameType,
    widthPx,
    roomy: isRoomy({ widthPx, heightPx: window.innerHeight }),
    orientation,
    displayMode: 'inline',
    interval: null,
    isOn: (flag) => isSwitchedOn(config, flag),
  }
  const rules = rulesOf(config, layout)
  const known = { isCard: (card: string) => card in cards, flags: config.componentFlags }
  const placed = resolveLayout(layout, rules, moment, known).cards
  const isShown = (one: ComponentRule) => one.componentName === name
  const shown = placedBy({ ...(rule ?? rules.find(isShown) ?? UNPLACED), componentName: name })
  const gone = shown.rule.replaces ?? []
  const others = placed.filter(
    (one) => !isShown(one.rule) && !gone.includes(one.rule.componentName)
  )
  const all = rule || others.length === placed.length ? [...others, shown] : placed
  return (
    <div
      className="vs-stage"
      data-phase={phase}
      data-layout={layout}
      data-layout-mode={layoutMode}
      data-orientation={orientation}
    >
      <StageBoxes
        cards={all}
        Outer={OuterBoxes}
        draw={({ rule: own, panel, position }) => {
          const Card = cards[own.componentName]
          const at = { rule: own, panel, position, layout, layoutMode }
          return Card ? <Card {...props} {...at} /> : null
        }}
      />
    </div>
  )
}

function placedBy(rule: ComponentRule): PlacedCard {
  const { panel, position } = rule
  const place = boxOf(panelNamed(panel) ?? 'mainPanel', placeNamed(position) ?? 'center')
  return { rule, panel, position, ...place }
}
