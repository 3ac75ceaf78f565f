import type { ComponentRule, ExperienceConfig } from './types.js'

const settingsOf = ({ themeFlags, experimentFlags }: PrizeFlags): Record<string, unknown> => ({
  ...(experimentFlags?.enterToWin === true && { invites: true }),
  ...(themeFlags.activePrizeLevel && { level: themeFlags.activePrizeLevel }),
})

type PrizeFlags = Pick<ExperienceConfig, 'themeFlags' | 'experimentFlags'>

/**
 * The rules in which the card of the prize asks strangers to sign up, where its experiment is on, and shows the prize of the league
 * that `activePrizeLevel` names.
 */
export function withPrizeSettings(rules: ComponentRule[], config: PrizeFlags): ComponentRule[] {
  const props = settingsOf(config)
  if (Object.keys(props).length === 0) return rules
  return rules.map((rule) =>
    rule.componentName === 'PrizeCard' ? { ...rule, props: { ...props, ...rule.props } } : rule
  )
}
