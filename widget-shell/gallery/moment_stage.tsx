import type { Card, CardProps } from '@sidepick/card-kit'
import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'
import {
  isBeside,
  isLandscapeScreen,
  layoutModeOf,
  orientationOf,
} from '../host/layout/layout_mode'
import { layoutOf, rulesOf } from '../host/layout/layouts'
import { OuterBoxes } from '../host/layout/outer_boxes'
import { resolveLayout, type PlacedCard } from '../host/layout/resolve_layout'
import { isRoomy, isSwitchedOn, type Conditions } from '../host/layout/rule_conditions'
import { StageBoxes } from '../host/layout/stage_boxes'

interface Props {
  /** All cards of the remote, by name. */
  cards: Record<string, Card>
  /** What every card gets. */
  props: CardProps
  config: ExperienceConfig
  /** Changes which cards the rules place. */
  placeAlso?: (
    placed: readonly PlacedCard[],
    rules: readonly ComponentRule[]
  ) => readonly PlacedCard[]
}

/** The cards that a moment of a game shows, as the host draws them at the width of this window. */
export function MomentStage({ cards, props, config, placeAlso }: Props) {
  const { game, phase, viewer } = props
  const widthPx = window.innerWidth
  const stage = { phase, widthPx, game, games: [game], arcade: true }
  const layoutMode = layoutModeOf(stage, config)
  const orientation = orientationOf(game, config)
  const layout = layoutOf(isLandscapeScreen(stage, config), props.layout)
  const moment: Conditions = {
    loggedIn: viewer.loggedIn,
    phase,
    gameType: game.gameType,
    widthPx,
    roomy: isRoomy({ widthPx, heightPx: window.innerHeight }),
    beside: isBeside(layoutMode),
    orientation,
    displayMode: 'inline',
    interval: null,
    results: 0,
    isOn: (flag) => isSwitchedOn(config, flag),
  }
  const rules = rulesOf(config, layout)
  const known = { isCard: (card: string) => card in cards, flags: config.componentFlags }
  const placed = resolveLayout(layout, rules, moment, known).cards
  return (
    <div
      className="vs-stage"
      data-phase={phase}
      data-layout={layout}
      data-layout-mode={layoutMode}
      data-orientation={orientation}
    >
      <StageBoxes
        cards={placeAlso ? [...placeAlso(placed, rules)] : placed}
        Outer={OuterBoxes}
        draw={({ rule, panel, position }) => {
          const Card = cards[rule.componentName]
          const at = { rule, panel, position, layout, layoutMode }
          return Card ? <Card {...props} {...at} /> : null
        }}
      />
    </div>
  )
}
