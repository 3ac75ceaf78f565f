import vine from '@vinejs/vine'
import { AD_PROVIDERS } from '@sidepick/rules/ads'
import {
  BETTINGS,
  FIRST_ENTRIES,
  POST_STARTS,
  QUICK_PLAYS,
  RULE_SET_NAMES,
  SCRIPT_IDS,
} from '@sidepick/rules/experience'
import { DISPLAY_MODES, GAME_TYPES } from '@sidepick/rules/types'
import { component } from '#shared/openapi/component'
import { anything, choice, count, decimal, flag, list, record, text } from '#shared/openapi/fields'
import { EXPERIMENT_FLAGS, THEME_FLAGS } from '#experiences/contract'
import { analyticsSchema } from '#widgets/wire/analytics_settings'
import { flagFields } from '#widgets/wire/flag_fields'

const styles = (description: string) => record(vine.string(), description)

const frequencySchema = component(
  'ResultFrequency',
  'With which results of a visit a card is shown.',
  vine.object({
    first: count('Number of the first result with the card, from 1.'),
    every: count('Every how many results it is shown from then on.'),
  })
)

const conditionSchema = component(
  'ComponentCondition',
  'Conditions of a component rule; all of them must hold.',
  vine.object({
    auth: choice(['logged_in', 'logged_out'], 'Whether the visitor is signed in.').optional(),
    phases: list(vine.string(), 'Phases of a play that the card is shown in.').optional(),
    gameTypes: list(vine.enum(GAME_TYPES), 'Game types that the card is shown for.').optional(),
    displayModes: list(
      vine.enum(DISPLAY_MODES),
      'Display modes of the widget that the card is shown in.'
    ).optional(),
    minWidthPx: decimal('Least width of the widget in pixels.').optional(),
    maxWidthPx: decimal('Greatest width of the widget in pixels.').optional(),
    mobileOnly: flag('Whether the card is shown below a width of 600 pixels alone.').optional(),
    desktopOnly: flag('Whether the card is shown from a width of 600 pixels on alone.').optional(),
    orientation: choice(['landscape', 'portrait'], 'Orientation of the game.').optional(),
    flag: text('Name of a theme flag or a card setting that must be on.').optional(),
    results: frequencySchema.optional(),
  })
)

const ruleSchema = component(
  'ComponentRule',
  'Data that places a card.',
  vine.object({
    componentName: text('Name of the card.'),
    panel: text('The panel that it is drawn in.'),
    position: text('Where in the panel it is drawn.'),
    when: conditionSchema.optional(),
    intervals: list(
      vine.number(),
      'First and last interval of the play response that the card is shown in.'
    ).optional(),
    props: anything('Settings that the card is given.').optional(),
    replaces: list(
      vine.string(),
      'Names of platform cards that stand there until this one has come, and when it fails.'
    ).optional(),
  })
)

const widgetRules = list(ruleSchema, 'Cards that every step shows.')
const stepRules = record(vine.array(ruleSchema), 'Cards by step.')

const replacementsSchema = component(
  'ReplacedComponents',
  "The rules with cards in place of the platform's first ones; they hold once those cards have come.",
  vine.object({ widgetComponents: widgetRules, gameScreenComponents: stepRules })
)

const themeFlagsSchema = component(
  'ThemeFlags',
  'How the widget behaves for a partner.',
  vine.object(flagFields(THEME_FLAGS))
)

const experimentFlagsSchema = component(
  'ExperimentFlags',
  'What experiments switch; a flag that is left out is off.',
  vine.object(flagFields(EXPERIMENT_FLAGS))
)

const playResponseSchema = component(
  'PlayResponse',
  'When cards appear after an answer.',
  vine.object({
    intervalMs: count('Time from one interval to the next, in milliseconds.').optional(),
    totalMs: count('How long cards go on to appear, in milliseconds.').optional(),
    autoplayMs: count('Time until the next game, in milliseconds.').optional(),
  })
)

const gameExperienceSchema = component(
  'GameExperience',
  'How a visit unfolds.',
  vine.object({
    scriptId: choice(SCRIPT_IDS, 'The order of its screens.').optional(),
    firstEntry: choice(FIRST_ENTRIES, 'What the first screen does.').optional(),
    postStart: choice(
      POST_STARTS,
      "What happens once the first game has started; the script's own without it."
    ).optional(),
    ruleSet: choice(RULE_SET_NAMES, 'How long a stranger may play.').optional(),
    quickPlay: choice(QUICK_PLAYS, 'Whether games are played in a quick round.').optional(),
    betting: choice(BETTINGS, 'Which tickets a pick may be staked with.').optional(),
    playResponse: playResponseSchema.optional(),
  })
)

const adsSchema = component(
  'AdsSettings',
  'Ads of a widget; without a provider there are none.',
  vine.object({
    provider: choice(AD_PROVIDERS, 'Who sells the ads.').optional(),
    vastTag: text('Address of the VAST tag.').optional(),
    altVastTag: text('Address of the VAST tag of the other provider.').optional(),
    offerUrl: text('Address of the offers between two games.').optional(),
    origins: list(
      vine.string(),
      'Origins that tags, wrappers, films and pixels come from; the browser loads from no others.'
    ).optional(),
    preroll: flag('Whether a video ad is shown with the question.').optional(),
    postroll: flag(
      'Whether a video ad is shown between the lock of a pick and its bonus.'
    ).optional(),
    everyGames: count('Number of games from one video ad to the next.').optional(),
    adGames: flag("Whether the widget's sponsored games are played among the others.").optional(),
  })
)

export const experienceConfigSchema = component(
  'ExperienceConfig',
  'How a widget looks and behaves.',
  vine.object({
    widgetMode: text('The preset of settings it is based on.'),
    widgetTheme: styles('Custom properties of the whole widget, without the leading --vs-.'),
    gameTheme: styles('Custom properties of the game, without the leading --vs-.'),
    componentsTheme: record(vine.record(vine.string()), 'Custom properties by card.'),
    componentFlags: anything('Settings of cards, by card.'),
    themeFlags: themeFlagsSchema,
    gameExperience: gameExperienceSchema.optional(),
    ads: adsSchema.optional(),
    analytics: analyticsSchema.optional(),
    widgetComponents: widgetRules,
    gameScreenComponents: stepRules,
    replacements: replacementsSchema.optional(),
    experimentFlags: experimentFlagsSchema.optional(),
    passiveGameComponents: list(
      ruleSchema,
      'Cards of a game while the widget is passive; worked into the other lists where it is drawn.'
    ).optional(),
    passiveComponentFlags: record(
      vine.boolean(),
      'By card: false hides it while the widget is passive; worked into the lists where it is drawn.'
    ).optional(),
    replace: record(
      vine.string(),
      'Other cards in the places of these ones, by name; worked into the lists where it is drawn.'
    ).optional(),
  })
)

const overrides = (state: string) =>
  list(anything('A part of a configuration.'), `What else holds ${state}, in the order of merging.`)

export const configStatesSchema = component(
  'ConfigStates',
  'What the configuration is made from again when the state of the visit changes.',
  vine.object({
    base: experienceConfigSchema,
    loggedOut: overrides('as long as nobody is signed in'),
    collapsed: overrides('while the widget stands in its place on the page'),
    expanded: overrides('while it is expanded, docked or in the lightbox'),
  })
)
