import vine from '@vinejs/vine'
import { GAME_TYPES } from '@sidepick/rules/types'
import { component } from '#shared/openapi/component'
import { anything, choice, decimal, flag, list, record, text } from '#shared/openapi/fields'

const styles = (description: string) => record(vine.string(), description)

const conditionSchema = component(
  'ComponentCondition',
  'Conditions of a component rule; all of them must hold.',
  vine.object({
    auth: choice(['logged_in', 'logged_out'], 'Whether the visitor is signed in.').optional(),
    phases: list(vine.string(), 'Phases of a play that the card is shown in.').optional(),
    gameTypes: list(vine.enum(GAME_TYPES), 'Game types that the card is shown for.').optional(),
    minWidthPx: decimal('Least width of the widget in pixels.').optional(),
    maxWidthPx: decimal('Greatest width of the widget in pixels.').optional(),
    orientation: choice(['landscape', 'portrait'], 'Orientation of the game.').optional(),
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
  vine.object({
    passiveModeEnabled: flag('Whether the widget starts passive, as a muted video.'),
    lockedPickDelay: decimal('How long a pick is locked before it is sent, in seconds.'),
    resultPollInViewDuration: decimal('How long a result is shown, in seconds.'),
    resultPollInViewDurationLoggedIn: decimal(
      'How long a result is shown to a player who is signed in, in seconds.'
    ),
    setMaxWidth: decimal('Greatest width of the widget in pixels.'),
    noMinWidth: flag('Whether the widget may be narrower than 302 pixels.'),
    horizontalVideosOnly: flag('Whether only games with a video in landscape format are shown.'),
    shutterSingleDataMode: flag("Whether games are asked for once, for the page's context alone."),
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
    widgetComponents: widgetRules,
    gameScreenComponents: stepRules,
    replacements: replacementsSchema.optional(),
  })
)
