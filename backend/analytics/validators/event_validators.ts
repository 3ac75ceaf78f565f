import vine from '@vinejs/vine'
import { ANALYTICS_WORD } from '@sidepick/rules/analytics_events'
import { DISPLAY_MODES } from '@sidepick/rules/types'
import { game } from '#config/game'
import { distributorSlug, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

const WORD = /^[\w.:@/+-]{1,130}$/
const HOST = /^[\w.:-]{0,253}$/
const EXPERIMENTS_MAX = 50

const word = (description: string) => vine.string().regex(WORD).use(holds(description))

const contextValidator = vine.object({
  widgetId: uuid().use(holds('Id of the widget; left out on a page without one.')).optional(),
  partner: distributorSlug().use(
    holds('Slug of the partner; an unknown one counts as the default.')
  ),
  host: vine.string().regex(HOST).use(holds("Host name of the publisher's page.")),
  displayMode: vine.enum(DISPLAY_MODES).use(holds('The display mode.')),
  widgetMode: word('Preset of settings of the page.').maxLength(ANALYTICS_WORD),
  flavour: word('The flavour.').maxLength(ANALYTICS_WORD),
  config: word('Versions of the configuration.').maxLength(128),
  release: word('The remote that draws the game, with its version, as play-cards@1.2.0.'),
  appVersion: word('Version of the platform.').maxLength(ANALYTICS_WORD),
  sessionId: uuid().use(holds('Id of the visit; stored as a keyed hash.')).optional(),
  deviceId: uuid().use(holds('Id of the browser; stored as a keyed hash.')).optional(),
  experiments: vine
    .record(vine.string().maxLength(ANALYTICS_WORD))
    .validateKeys((keys, field) => {
      if (keys.length > EXPERIMENTS_MAX || keys.some((key) => key.length > ANALYTICS_WORD)) {
        field.report('The {{ field }} field has too many or too long names', 'record', field)
      }
    })
    .use(holds('Variants of the visit, by experiment.')),
})

export const takeEventsValidator = vine.create({
  batchId: uuid().use(holds('Made by the browser: a batch that comes again is stored once.')),
  context: contextValidator.use(holds('Where the events happened, the same for all of a batch.')),
  events: vine
    .array(
      vine.object({
        name: vine.string().maxLength(ANALYTICS_WORD).use(holds('Name of the event.')),
        properties: vine
          .object({})
          .allowUnknownProperties()
          .use(holds("The event's own properties; exactly those of its name."))
          .optional(),
      })
    )
    .minLength(1)
    .maxLength(game.analytics.batchMax)
    .use(holds('What was measured, in its order.')),
})
