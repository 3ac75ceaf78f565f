import vine from '@vinejs/vine'
import { ANALYTICS_EVENTS, type AnalyticsName } from '@sidepick/rules/analytics_events'
import { component } from '#shared/openapi/component'
import { choice, count, instant, list, text } from '#shared/openapi/fields'

const names = Object.keys(ANALYTICS_EVENTS) as AnalyticsName[]

export const countsSchema = component(
  'AnalyticsCounts',
  'How often something happened.',
  vine.object({
    rolledUpTo: instant(
      'End of the last hour that is counted; what came later is not in here.'
    ).nullable(),
    items: list(
      component(
        'AnalyticsCount',
        'How often something happened. The other members are those that were grouped by.',
        vine.object({
          events: count('Number of events.'),
          hour: instant('Start of the hour.').optional(),
          day: instant('Start of the day, in UTC.').optional(),
          event: choice(names, 'Name of the event.').optional(),
          widgetId: text('Id of the widget; empty without one.').optional(),
          gameId: text('Id of the game; empty without one.').optional(),
          partner: text('Slug of the partner.').optional(),
          displayMode: text('The display mode.').optional(),
          widgetMode: text('Preset of settings of the page.').optional(),
          flavour: text('The flavour.').optional(),
          release: text(
            'The remote that drew the game, or that failed, with its version.'
          ).optional(),
          detail: text(
            "The event's own word, such as the side or the method; empty without one."
          ).optional(),
        })
      ),
      'Most frequent first.'
    ),
  })
)

export const failuresSchema = component(
  'AnalyticsFailures',
  'What failed in browsers.',
  vine.object({
    items: list(
      component(
        'AnalyticsFailure',
        'One kind of failure.',
        vine.object({
          event: choice(names, 'Name of the event.'),
          release: text(
            'The remote that failed, with its version; else the one that drew the game.'
          ),
          detail: text('Name of the card, where it was one.'),
          reason: text('Why it failed.'),
          partner: text('Slug of the partner.'),
          flavour: text('The flavour.'),
          config: text('Versions of the configuration.'),
          events: count('How often it was reported.'),
          sessions: count('In how many visits, as far as they have ids.'),
          firstAt: instant('When the first report came.'),
          lastAt: instant('When the latest report came.'),
        })
      ),
      'Most frequent first.'
    ),
  })
)
