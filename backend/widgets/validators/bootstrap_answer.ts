import vine from '@vinejs/vine'
import { DISPLAY_MODES, GAME_TYPES, SOCIAL_PROVIDERS } from '@sidepick/rules/types'
import { hostFlagsAnswer } from '#widgets/validators/host_flags_answer'
import { remoteAnswer } from '#widgets/validators/remote_answer'

const integer = () => vine.number().withoutDecimals()
const texts = () => vine.record(vine.string())
const rules = () => vine.array(componentRule())
const anything = () => vine.object({}).allowUnknownProperties()

const componentRule = () =>
  vine.object({
    componentName: vine.string(),
    panel: vine.string(),
    position: vine.string(),
    when: vine
      .object({
        auth: vine.enum(['logged_in', 'logged_out'] as const).optional(),
        phases: vine.array(vine.string()).optional(),
        gameTypes: vine.array(vine.enum(GAME_TYPES)).optional(),
        minWidthPx: vine.number().optional(),
        maxWidthPx: vine.number().optional(),
        orientation: vine.enum(['landscape', 'portrait'] as const).optional(),
      })
      .optional(),
    props: anything().optional(),
    replaces: vine.array(vine.string()).optional(),
  })

const config = () =>
  vine.object({
    widgetMode: vine.string(),
    widgetTheme: texts(),
    gameTheme: texts(),
    componentsTheme: vine.record(texts()),
    componentFlags: anything(),
    themeFlags: vine.object({
      passiveModeEnabled: vine.boolean(),
      lockedPickDelay: vine.number(),
      resultPollInViewDuration: vine.number(),
      resultPollInViewDurationLoggedIn: vine.number(),
      setMaxWidth: vine.number(),
      noMinWidth: vine.boolean(),
      horizontalVideosOnly: vine.boolean(),
      shutterSingleDataMode: vine.boolean(),
    }),
    widgetComponents: rules(),
    gameScreenComponents: vine.record(rules()),
    replacements: vine
      .object({ widgetComponents: rules(), gameScreenComponents: vine.record(rules()) })
      .optional(),
  })

export const bootstrapAnswer = () =>
  vine.object({
    configVersion: vine.string(),
    widget: vine.object({
      id: vine.string().uuid(),
      type: vine.enum(DISPLAY_MODES),
      partnerName: vine.string().nullable(),
      creatorName: vine.string(),
    }),
    hostMode: vine.object({
      widgetMode: vine.string(),
      flavour: vine.string(),
      flags: hostFlagsAnswer(),
      programme: vine
        .object({ rewardType: vine.enum(['gift_card'] as const), distributorId: vine.string() })
        .nullable(),
    }),
    config: config(),
    experiments: vine.array(anything()),
    points: vine.object({
      base: integer(),
      triviaCorrect: integer(),
      majority: integer(),
      adGame: integer(),
      clientPartMax: integer(),
    }),
    limits: vine.object({
      anonymousGameLimit: integer(),
      onboardingGameLimit: integer(),
      signUpPointsMax: integer(),
      signUpBonus: integer(),
    }),
    remotes: vine.array(remoteAnswer()),
    allowedParentOrigins: vine.array(vine.string()),
    auth: vine.object({ providers: vine.array(vine.enum(SOCIAL_PROVIDERS)) }),
    brand: vine.object({
      name: vine.string(),
      supportEmail: vine.string(),
      poweredByText: vine.string(),
      poweredByUrl: vine.string().nullable(),
    }),
  })
