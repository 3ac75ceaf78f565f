import {
  BETTINGS,
  FIRST_ENTRIES,
  POST_STARTS,
  QUICK_PLAYS,
  RULE_SET_NAMES,
  SCRIPT_IDS,
} from '@sidepick/rules/experience'
import { THEME_TOKEN, THEMED_CARD } from '@sidepick/rules/theme_style'
import {
  checked,
  described,
  isPlainObject,
  listOf,
  mapOf,
  must,
  oneOf,
  orNull,
  shape,
  type Faults,
} from '#shared/http/validation/faults'
import { adsFaults } from '#experiences/domain/ads_faults'
import { analyticsFaults } from '#experiences/domain/analytics_faults'
import { componentRuleFaults } from '#experiences/domain/component_rule_faults'
import { flagFaults } from '#experiences/domain/flag_faults'
import { EXPERIMENT_FLAGS, MISSING_THEME_FLAGS, THEME_FLAGS } from '#experiences/domain/flags'
import { hostFlagFaults } from '#experiences/domain/host_flag_faults'
import { layoutRulesFaults } from '#experiences/domain/layout_rules_faults'
import { flag, name, token, wholeOf } from '#experiences/domain/value_faults'

const KEY = /^[A-Za-z][\w-]{0,63}$/

/** Longest document, in characters of JSON: a page may carry all of it. */
const LONGEST = 100_000

const tokens = mapOf(THEME_TOKEN, orNull(token))
/** `consoleFirst` is a setting, which no style sheet reads. */
const gameTokens = mapOf(new RegExp(`^consoleFirst$|${THEME_TOKEN.source}`), orNull(token))
const interval = wholeOf('milliseconds', [100, 60_000])
const settings = mapOf(
  KEY,
  orNull(
    must(
      (value) => typeof value === 'boolean' || isPlainObject(value),
      'true, false or an object',
      {
        type: ['boolean', 'object'],
      }
    )
  )
)
const rules = listOf(componentRuleFaults)

/** What a document may say, and what its overrides may say too. */
const PARTS: Record<string, Faults> = {
  widgetTheme: described(tokens, 'Design tokens of the whole widget, without the leading --vs-.'),
  gameTheme: described(
    gameTokens,
    "Design tokens of the game's panels, without the leading --vs-."
  ),
  componentsTheme: described(mapOf(THEMED_CARD, orNull(tokens)), 'Design tokens by card.'),
  componentFlags: described(settings, 'By card: false hides it, an object holds its settings.'),
  passiveComponentFlags: described(
    mapOf(KEY, orNull(flag('Whether the card is shown.'))),
    'By card: false hides it while the widget is passive.'
  ),
  themeFlags: flagFaults(THEME_FLAGS, MISSING_THEME_FLAGS),
  experimentFlags: flagFaults(EXPERIMENT_FLAGS),
  ads: adsFaults,
  analytics: analyticsFaults,
  gameExperience: shape({
    scriptId: described(oneOf(SCRIPT_IDS), 'The order of the screens.'),
    firstEntry: described(oneOf(FIRST_ENTRIES), 'What the first screen does.'),
    postStart: described(
      oneOf(POST_STARTS),
      'What happens once the first game has started and no dialog is open; without it, what its script has.'
    ),
    ruleSet: described(oneOf(RULE_SET_NAMES), 'How long a stranger may play.'),
    quickPlay: described(oneOf(QUICK_PLAYS), 'Whether games are played in a quick round.'),
    betting: described(
      oneOf(BETTINGS),
      'Which tickets a pick may be staked with, beside a free one.'
    ),
    playResponse: shape({ intervalMs: interval, totalMs: interval, autoplayMs: interval }),
  }),
  widgetComponents: described(
    rules,
    'Cards that every step shows. The list replaces the one below it.'
  ),
  gameScreenComponents: layoutRulesFaults,
  passiveGameComponents: described(
    rules,
    'Cards of a game while the widget is passive, in place of its usual ones.'
  ),
  replace: described(mapOf(KEY, orNull(name)), 'Other cards in the places of these ones, by name.'),
}

export const documentPart = shape(PARTS)

const whole = shape({
  $schema: must((value) => typeof value === 'string', 'an address', { type: 'string' }),
  ...PARTS,
  hostFlags: described(
    hostFlagFaults,
    "Flags of the page; a flavour's and a domain's document may override them, a partner's the language."
  ),
  loggedOutOverrides: described(documentPart, 'What else holds as long as nobody is signed in.'),
  experienceConfigOverride: shape({
    default: described(
      documentPart,
      'What else holds while the widget stands in its place on the page.'
    ),
    expanded: described(
      documentPart,
      'What else holds while it is expanded, docked or in the lightbox.'
    ),
  }),
})

/** An experience document, whatever it belongs to. */
export const documentShape = checked((value, path) => {
  if (isPlainObject(value) && JSON.stringify(value).length > LONGEST) {
    return [`the document must have ${LONGEST} characters at most`]
  }
  return whole(value, path)
}, whole.schema)

/** The JSON Schema by which editors complete and check a document. */
export const documentSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: '/experience.schema.json',
  title: 'Experience document',
  description: 'How a widget looks and behaves: objects merge, lists replace, null takes away.',
  ...documentShape.schema,
}
