import vine from '@vinejs/vine'
import { EXPERIMENT_METRICS } from '@sidepick/rules/experiments'
import { component } from '#shared/openapi/component'
import { choice, count, decimal, flag, integer, list, text, uuid } from '#shared/openapi/fields'
import { EXPERIMENT_STATUSES } from '#experiments/domain/status'

const intervalSchema = component(
  'ShareInterval',
  'A share, or a difference of two, with the interval that holds the true one in 95 of 100 cases.',
  vine.object({
    value: decimal('As it was counted, from -1 to 1.'),
    low: decimal('Lower end.'),
    high: decimal('Upper end.'),
  })
)

const metricSchema = component(
  'ExperimentMetricReport',
  'How many devices did something after they were exposed.',
  vine.object({
    metric: choice(EXPERIMENT_METRICS, 'Name of the event.'),
    devices: count('Devices with such an event.'),
    rate: intervalSchema.nullable(),
    difference: intervalSchema.nullable(),
  })
)

export const experimentReportSchema = component(
  'ExperimentReport',
  'What an experiment has come to.',
  vine.object({
    id: uuid('Id of the experiment.'),
    key: text('Its name.'),
    status: choice(EXPERIMENT_STATUSES, 'Whether it runs.'),
    version: integer('The version that is counted.').min(1),
    metric: choice(EXPERIMENT_METRICS, 'The event that decides.'),
    devices: count('Devices that were shown a variant.'),
    sampleRatio: component(
      'SampleRatio',
      'Whether chance alone explains the sizes of the variants.',
      vine.object({
        p: decimal(
          'How likely such sizes are by chance, by a chi-squared test; null where they are not compared.'
        ).nullable(),
        mismatch: flag('Whether they are so unlikely that the rates must not be trusted.'),
      })
    ),
    variants: list(
      component(
        'VariantReport',
        'What a variant has come to.',
        vine.object({
          key: text('Its name.'),
          weight: count('Its share, beside the weights of the others.'),
          devices: count('Devices that were shown it.'),
          metrics: list(metricSchema, 'Every event that is counted.'),
        })
      ),
      'The first one is what the others are compared with.'
    ),
  })
)
