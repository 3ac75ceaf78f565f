import vine from '@vinejs/vine'
import { ANALYTICS_EVENTS, type AnalyticsName } from '@sidepick/rules/analytics_events'
import { game } from '#config/game'
import { isInstant } from '#shared/http/validation/instants'
import { distributorSlug, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { GROUPING_NAMES } from '#analytics/domain/groupings'

const { countsMaxMs, failuresMaxMs, rowsMax } = game.analytics

const records = () => ({
  widgetId: uuid().use(holds('Only of this widget.')).optional(),
  partner: distributorSlug().use(holds('Only of this partner.')).optional(),
})

/** `day,event` in one value. */
const groupings = () =>
  vine
    .array(vine.enum(GROUPING_NAMES))
    .distinct()
    .maxLength(4)
    .parse((value) => (typeof value === 'string' ? value.split(',') : value))

const ends = vine.createRule((value, _, field) => {
  const { from } = field.parent as { from?: unknown }
  const [fromMs, toMs] = [Date.parse(String(from)), Date.parse(String(value))]
  if (toMs > fromMs && toMs - fromMs <= countsMaxMs) return
  field.report('The {{ field }} field must be after from, by 90 days at most', 'span', field)
})

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/
const isTime = vine.createRule((value, _, field) => {
  if (!isInstant(Date.parse(String(value)))) {
    field.report('The {{ field }} field must be a time', 'time', field)
  }
})
const time = () => vine.string().regex(INSTANT).use(isTime())

export const countsValidator = vine.create({
  from: time().use(holds('The first hour, in UTC.')),
  to: time().use(holds('The end, in UTC: at most 90 days later.')).use(ends()),
  by: groupings()
    .use(holds('What to group by, separated by commas; one number for all when left out.'))
    .optional(),
  event: vine
    .enum(Object.keys(ANALYTICS_EVENTS) as AnalyticsName[])
    .use(holds('Only events of this name.'))
    .optional(),
  gameId: uuid().use(holds('Only of this game.')).optional(),
  limit: vine
    .number()
    .withoutDecimals()
    .range([1, rowsMax])
    .use(holds('Most rows of the answer.'))
    .optional(),
  ...records(),
})

export const failuresValidator = vine.create({
  minutes: vine
    .number()
    .withoutDecimals()
    .range([1, failuresMaxMs / 60_000])
    .use(holds('How far back; an hour when left out.'))
    .optional(),
  ...records(),
})
