import type { Card, CardProps } from '@sidepick/card-kit'
import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'
import { boxOf } from '../host/layout/boxes'
import type { PlacedCard } from '../host/layout/resolve_layout'
import { panelNamed, placeNamed } from '@sidepick/rules/positions'
import { MomentStage } from './moment_stage'

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
  return (
    <MomentStage
      cards={cards}
      props={props}
      config={config}
      placeAlso={(placed, rules) => withShown(name, rule, placed, rules)}
    />
  )
}

/** The cards of a moment with the shown one among them, whether or not a rule places it there. */
function withShown(
  name: string,
  rule: ComponentRule | undefined,
  placed: readonly PlacedCard[],
  rules: readonly ComponentRule[]
): readonly PlacedCard[] {
  const isShown = (one: ComponentRule) => one.componentName === name
  const shown = placedBy({ ...(rule ?? rules.find(isShown) ?? UNPLACED), componentName: name })
  const gone = shown.rule.replaces ?? []
  const others = placed.filter(
    (one) => !isShown(one.rule) && !gone.includes(one.rule.componentName)
  )
  return rule || others.length === placed.length ? [...others, shown] : placed
}

function placedBy(rule: ComponentRule): PlacedCard {
  const { panel, position } = rule
  const place = boxOf(panelNamed(panel) ?? 'mainPanel', placeNamed(position) ?? 'center', true)
  return { rule, panel, position, ...place }
}
