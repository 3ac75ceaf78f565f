import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { anything, count, instant, integer, list, text } from '#shared/openapi/fields'

const variantSchema = component(
  'RunningVariant',
  'A variant that the browser may assign.',
  vine.object({
    key: text('Its name.'),
    weight: count('Its share, beside the weights of the others.'),
    domains: list(vine.string(), 'Hosts whose pages it changes; all when left out.').optional(),
    config: anything('The part of the configuration that it changes.'),
    payload: anything(
      "What the publisher's page is told with it, in the measurement `experiment_exposed`."
    ).optional(),
  })
)

export const runningExperimentSchema = component(
  'RunningExperiment',
  'An experiment that runs on the page.',
  vine.object({
    key: text('Its name.'),
    salt: text("What a device's id is hashed with."),
    version: integer('Assignments of another version count no more.').min(1),
    priority: count('Of two that change the same value, the higher one wins.'),
    traffic: count('How many of 10,000 devices take part.'),
    sliceFrom: count('Where those begin among the 10,000.'),
    group: text('A device takes part in one experiment of a group at most.').optional(),
    domains: list(vine.string(), 'Hosts where it runs; all when left out.').optional(),
    endsAt: instant('When it ends by itself.').optional(),
    variants: list(variantSchema, 'The variants that are compared.'),
  })
)
