import type { ComponentRule, ExperienceConfig } from './types.js'
import { settingsOf } from './card_settings.js'
import {
  onPicture,
  underAnswers,
  withEachRule,
  withFresh,
  type UnderAnswers,
} from './fresh_rules.js'

/** Nobody has picked a side. */
const OPEN = ['passive', 'question']

const RESULTS = ['result', 'playResponse']

/** How often a game may be rated: never with the results that ask for a sign-up. */
const RATED = { first: 2, every: 3 }

const hasRound = ({ gameExperience }: ExperienceConfig) =>
  (gameExperience?.quickPlay ?? 'off') !== 'off'

/** The third result of a stranger's quick round is its end, which the prize would cover. */
const prizeForPlayers = (rule: ComponentRule): ComponentRule =>
  rule.componentName === 'PrizeCard' ? { ...rule, when: { auth: 'logged_in', ...rule.when } } : rule

type Feature = (config: ExperienceConfig) => ComponentRule[]

/** The cards that a setting of the configuration calls for; without the setting they are nowhere. */
const FEATURES: Feature[] = [
  (config) =>
    !hasRound(config)
      ? []
      : [
          ...onPicture('QuickPlayIntro', { auth: 'logged_out', phases: OPEN }),
          ...onPicture('LockedPickModal', { phases: ['locking'] }),
          ...['GreatPick', 'DoubleDown', 'YouWin', 'Confetti'].flatMap((name) =>
            onPicture(name, { phases: RESULTS })
          ),
          ...onPicture('YoureIn', { auth: 'logged_in', phases: [...OPEN, ...RESULTS] }),
        ],

  ({ themeFlags }) =>
    themeFlags.enableDailyChallenge ? onPicture('DailyGame', { phases: ['passive'] }) : [],

  (config) =>
    settingsOf(config, 'FrameTitle')
      ? [{ componentName: 'FrameTitle', panel: 'top', position: 'top-left' }]
      : [],

  // Under the way on: before a pick the console has no room for it.
  (config) =>
    settingsOf(config, 'PoweredByFooter')
      ? [
          {
            componentName: 'PoweredByFooter',
            panel: 'bottom',
            position: 'bottom-bottom',
            when: { phases: RESULTS },
          },
        ]
      : [],

  (config) => {
    const props = settingsOf(config, 'TapsBonus')
    return props ? onPicture('TapsBonus', { phases: ['question'] }, props) : []
  },

  (config) => {
    const props = settingsOf(config, 'TransitionalOverlay')
    return props ? onPicture('TransitionalOverlay', { phases: ['question'] }, props) : []
  },

  (config) => {
    const props = settingsOf(config, 'CustomLink')
    return config.themeFlags.enableSpecialContent && props
      ? onPicture('CustomLink', { phases: [...RESULTS, 'ended'] }, props)
      : []
  },

  (config) => {
    const props = settingsOf(config, 'DiscountCodeBanner')
    return (config.themeFlags.shutterDiscountPercentage ?? 0) > 0 && props
      ? onPicture('DiscountCodeBanner', { phases: RESULTS }, props)
      : []
  },
]

/** Between two games, where a setting asks for offers; a document that fills this screen itself knows better. */
function withOffers(config: ExperienceConfig): ExperienceConfig {
  const { gameScreenComponents } = config
  if (!settingsOf(config, 'CommerceOffer') || gameScreenComponents.INTERSTITIAL_ROKT) return config
  const offer = { componentName: 'CommerceOffer', panel: 'centerPanel', position: 'center-center' }
  return {
    ...config,
    gameScreenComponents: { ...gameScreenComponents, INTERSTITIAL_ROKT: [offer] },
  }
}

const RATE: UnderAnswers = {
  componentName: 'RateCard',
  when: { phases: ['result'], results: RATED },
}

/** Adds the cards that the merged settings call for. */
export function withFeatureRules(config: ExperienceConfig): ExperienceConfig {
  const rated = settingsOf(config, 'RateCard') ? underAnswers(config, [RATE]) : config
  const clear = hasRound(config) ? withEachRule(rated, prizeForPlayers) : rated
  const rules = FEATURES.flatMap((feature) => feature(config))
  return withFresh(withOffers(clear), rules)
}
