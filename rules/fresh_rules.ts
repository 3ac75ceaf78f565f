import type { ComponentRule, ExperienceConfig } from './types.js'

/** Over the picture, in both forms of a game's layout. */
export const onPicture = (
  componentName: string,
  when: NonNullable<ComponentRule['when']>,
  props?: ComponentRule['props']
): ComponentRule[] => {
  const rule = { componentName, when, ...(props && { props }) }
  return [
    { ...rule, panel: 'mainPanel', position: 'main-overlay' },
    { ...rule, panel: 'leftPanel', position: 'left-overlay' },
  ]
}

/** The cards of a rule that stand wherever the answers stand. */
export type UnderAnswers = Pick<ComponentRule, 'componentName' | 'when' | 'props'>

const namesIn = ({ widgetComponents, gameScreenComponents }: ExperienceConfig) =>
  new Set(
    [widgetComponents, ...Object.values(gameScreenComponents)]
      .flat()
      .map(({ componentName }) => componentName)
  )

/** Changes each rule, wherever it stands. */
export function withEachRule(
  config: ExperienceConfig,
  change: (rule: ComponentRule) => ComponentRule
): ExperienceConfig {
  const layouts = Object.entries(config.gameScreenComponents).map(([layout, rules]) => [
    layout,
    rules.map(change),
  ])
  return {
    ...config,
    widgetComponents: config.widgetComponents.map(change),
    gameScreenComponents: Object.fromEntries(layouts) as ExperienceConfig['gameScreenComponents'],
  }
}

/** Puts cards right behind the answers, in every layout that has those; a card that is placed stays where it is. */
export function underAnswers(config: ExperienceConfig, added: UnderAnswers[]): ExperienceConfig {
  const known = namesIn(config)
  const fresh = added.filter(({ componentName }) => !known.has(componentName))
  const layouts = Object.entries(config.gameScreenComponents).map(([layout, rules]) => [
    layout,
    rules.flatMap((rule) => {
      if (rule.componentName !== 'Answers') return [rule]
      const { panel, position } = rule
      return [rule, ...fresh.map((card) => ({ ...card, panel, position }))]
    }),
  ])
  return {
    ...config,
    gameScreenComponents: Object.fromEntries(layouts) as ExperienceConfig['gameScreenComponents'],
  }
}

/** Adds rules to a configuration; a document that places such a card itself knows better. */
export function withFresh(config: ExperienceConfig, added: ComponentRule[]): ExperienceConfig {
  const { widgetComponents } = config
  const known = namesIn(config)
  const fresh = added.filter(({ componentName }) => !known.has(componentName))
  return fresh.length > 0
    ? { ...config, widgetComponents: [...widgetComponents, ...fresh] }
    : config
}
