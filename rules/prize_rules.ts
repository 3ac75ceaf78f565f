import type { ComponentRule, ExperienceConfig } from './types.js'

/** The rules in which the card of the prize asks strangers to sign up, where its experiment is on. */
export function withPrizeInvites(
  rules: ComponentRule[],
  { experimentFlags }: Pick<ExperienceConfig, 'experimentFlags'>
): ComponentRule[] {
  if (experimentFlags?.enterToWin !== true) return rules
  return rules.map((rule) =>
    rule.componentName === 'PrizeCard' ? { ...rule, props: { invites: true, ...rule.props } } : rule
  )
}
