import type { ComponentRule, ExperienceConfig } from './types.js'

const WITH_GAME = ['question', 'locking', 'locked', 'majorityBonus', 'result', 'playResponse']

/** The cards that show ads, each where a game has room for it. */
const AD_RULES: readonly ComponentRule[] = [
  {
    componentName: 'VideoAd',
    panel: 'mainPanel',
    position: 'main-overlay',
    when: { phases: WITH_GAME },
  },
  {
    componentName: 'VideoAd',
    panel: 'leftPanel',
    position: 'left-overlay',
    when: { phases: WITH_GAME },
  },
  {
    componentName: 'DisplayAd',
    panel: 'sidePanel',
    position: 'side-center',
    when: { phases: WITH_GAME },
  },
  {
    componentName: 'PassiveAdSlot',
    panel: 'mainPanel',
    position: 'main-overlay',
    when: { phases: ['passive'] },
  },
]

type Position = NonNullable<NonNullable<ExperienceConfig['experimentFlags']>['adPosition']>

/** Where the banner stands in place of the side, above or below the game. */
const BANNER_AT: Record<Position, Pick<ComponentRule, 'panel' | 'position'>> = {
  top: { panel: 'top', position: 'top-center' },
  bottom: { panel: 'bottom', position: 'bottom-center' },
}

/**
 * The rules with the cards of ads, where there are ads; the flag `adPosition` moves the banner. A document that places such a card
 * itself knows better.
 */
export function withAdRules(
  rules: ComponentRule[],
  {
    ads,
    gameScreenComponents,
    experimentFlags,
  }: Pick<ExperienceConfig, 'ads' | 'gameScreenComponents' | 'experimentFlags'>
): ComponentRule[] {
  if ((ads?.provider ?? 'null') === 'null') return rules
  const placed = new Set(
    [...rules, ...Object.values(gameScreenComponents).flat()].map((rule) => rule.componentName)
  )
  const called = AD_RULES.filter(({ componentName }) => !placed.has(componentName))
  const at = experimentFlags?.adPosition && BANNER_AT[experimentFlags.adPosition]
  return [
    ...rules,
    ...called.map((rule) => (rule.componentName === 'DisplayAd' ? { ...rule, ...at } : rule)),
  ]
}
