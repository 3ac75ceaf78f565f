import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { RuleSetName } from '@sidepick/rules/experience'
import { DISPLAY_MODES, SOCIAL_PROVIDERS } from '@sidepick/rules/types'
import { component } from '#shared/openapi/component'
import { choice, flag, holds, integer, list, text, uuid } from '#shared/openapi/fields'
import { configStatesSchema, experienceConfigSchema } from '#widgets/wire/experience_config'
import { runningExperimentSchema } from '#widgets/wire/running_experiment'
import { hostFlagsSchema } from '#widgets/wire/host_flags'
import { remoteSchema } from '#widgets/wire/remote'

const widgetSchema = component(
  'BootstrapWidget',
  'The widget that is shown.',
  vine.object({
    id: uuid('Id of the widget.'),
    type: choice(DISPLAY_MODES, 'The display mode.'),
    partnerName: text('Name of the partner; null without one.').nullable(),
    creatorName: text('Name of the creator.'),
  })
)

const programmeSchema = component(
  'RewardsProgramme',
  "A partner's own scheme that free plays are sent with.",
  vine.object({
    rewardType: choice(['gift_card'], 'The reward type to send with a play.'),
    distributorId: text('Slug of the distributor to send with a play.'),
  })
)

const hostModeSchema = component(
  'HostMode',
  "What the page's domain switches.",
  vine.object({
    widgetMode: text('Preset of settings for the page.'),
    flavour: text('The flavour.'),
    flags: hostFlagsSchema,
    programme: programmeSchema.nullable(),
  })
)

const pointsSchema = component(
  'PointsTable',
  'What a player can earn, in points; the server alone decides.',
  vine.object({
    base: integer('Points for every play.'),
    triviaCorrect: integer('Points for a correct answer to a trivia.'),
    majority: integer('Points for a pick with the majority.'),
    adGame: integer('Points for a sponsored game.'),
    clientPartMax: integer('Most points that taps and sets add to a play.'),
  })
)

const STRANGER_GAMES = {
  'default': integer('Number of games without an account, by the ordinary rules.'),
  'double-down': integer('Number of games without an account, by the rules double-down.'),
  'memesplash': integer('Number of games without an account, by the rules memesplash.'),
} satisfies Record<RuleSetName, SchemaTypes>

const limitsSchema = component(
  'VisitLimits',
  'Limits of a visit.',
  vine.object({
    strangerGames: vine
      .object(STRANGER_GAMES)
      .use(holds('Number of games that a stranger may play, by the set of rules.')),
    anonymousGameLimit: integer(
      'Number of games after which a stranger is asked to sign up, where no theme flag says.'
    ),
    onboardingGameLimit: integer(
      'Number of games that a locked page has without an account, where no theme flag says.'
    ),
    signUpPointsMax: integer('Most points that a sign-up may claim.'),
    signUpBonus: integer('Points for a sign-up.'),
  })
)

const signInSchema = component(
  'SignInOptions',
  'How visitors may sign in.',
  vine.object({
    providers: list(vine.enum(SOCIAL_PROVIDERS), 'Other accounts that one can sign in with.'),
  })
)

const brandSchema = component(
  'Brand',
  'Whose platform this is.',
  vine.object({
    name: text('Name of the platform.'),
    logoUrl: text('Address of its logo; null without one.').nullable(),
    supportEmail: text('E-mail address for help.'),
    poweredByText: text('Text of the line that names the platform.'),
    poweredByUrl: text('Address behind that line; null without one.').nullable(),
  })
)

export const bootstrapSchema = component(
  'BootstrapAnswer',
  'How a widget looks and behaves on a page, and which remotes it loads.',
  vine.object({
    configVersion: text('Versions of the configuration that went into the answer.'),
    widget: widgetSchema,
    hostMode: hostModeSchema,
    config: experienceConfigSchema,
    states: configStatesSchema.optional(),
    changes: flag(
      'Whether the configuration changes with the state of the visit; left out where it does not.'
    ).optional(),
    hasExperiments: flag(
      'Whether experiments run on this page; left out where none do. An entry page says no more of them.'
    ).optional(),
    experiments: list(
      runningExperimentSchema,
      'Experiments that run on this page; the browser assigns their variants.'
    ),
    points: pointsSchema,
    limits: limitsSchema,
    remotes: list(remoteSchema, 'The remotes to load.'),
    allowedParentOrigins: list(
      vine.string(),
      'Origins of pages that may frame the widget; * stands for every page.'
    ),
    auth: signInSchema,
    brand: brandSchema,
  })
)
