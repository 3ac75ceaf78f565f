import { instantText } from '#shared/http/validation/rules'

const INSTANT = 'ISO 8601, or milliseconds since the epoch'

/** For a calendar: games with an instant in a span. */
export const eventSpan = () => ({
  eventsFrom: instantText(
    `Only games that start, close or end from this instant on: ${INSTANT}.`
  ).optional(),
  eventsTo: instantText(
    `Only games that start, close or end before this instant: ${INSTANT}.`
  ).optional(),
})
