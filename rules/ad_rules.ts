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

/** The rules with the cards of ads, where there are ads; a document that places such a card itself knows better. */
export function withAdRules(
  rules: ComponentRule[],
  { ads, gameScreenComponents }: Pick<ExperienceConfig, 'ads' | 'gameScreenComponents'>
): ComponentRule[] {
  if ((ads?.provider ?? 'null') === 'null') return rules
  const placed = new Set(
    [...rules, ...Object.values(gameScreenComponents).flat()].map((rule) => rule.componentName)
  )
  return [...rules, ...AD_RULES.filter(({ componentName }) => !placed.has(componentName))]
}
