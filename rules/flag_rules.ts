import type { ComponentRule, ExperienceConfig } from './types.js'

/** Over the picture, in both forms of a game's layout. */
const onPicture = (rule: Omit<ComponentRule, 'panel' | 'position'>): ComponentRule[] => [
  { ...rule, panel: 'mainPanel', position: 'main-overlay' },
  { ...rule, panel: 'leftPanel', position: 'left-overlay' },
]

/** The row of the streak, over the picture of a result; the card knows which result is the first one of a day. */
function streakRules({ experimentFlags }: ExperienceConfig): ComponentRule[] {
  if (experimentFlags?.dailyStreak !== true) return []
  const when: ComponentRule['when'] = { auth: 'logged_in', phases: ['result', 'playResponse'] }
  return onPicture({ componentName: 'DailyStreak', when })
}

/** What a game is about and a way past it, until somebody has picked a side. */
function skipRules({ componentFlags }: ExperienceConfig): ComponentRule[] {
  const name = 'SkipSynopsis'
  const settings = Object.hasOwn(componentFlags, name) ? componentFlags[name] : false
  if (!settings) return []
  const props = settings === true ? {} : settings
  return onPicture({ componentName: name, when: { phases: ['passive', 'question'] }, props })
}

/** The rules with the cards that flags call for, experiments' among them; a document that places such a card knows better. */
export function withFlagRules(rules: ComponentRule[], config: ExperienceConfig): ComponentRule[] {
  const placed = new Set(
    [...rules, ...Object.values(config.gameScreenComponents).flat()].map(
      ({ componentName }) => componentName
    )
  )
  const called = [...streakRules(config), ...skipRules(config)]
  return [...rules, ...called.filter(({ componentName }) => !placed.has(componentName))]
}
