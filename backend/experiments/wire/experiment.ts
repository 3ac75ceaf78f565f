import vine from '@vinejs/vine'
import { EXPERIMENT_METRICS } from '@sidepick/rules/experiments'
import { component } from '#shared/openapi/component'
import { anything, choice, count, instant, integer, list, text, uuid } from '#shared/openapi/fields'
import { EXPERIMENT_STATUSES } from '#experiments/domain/status'

const variantSchema = component(
  'ExperimentVariant',
  'One of the variants that are compared.',
  vine.object({
    key: text('Its name.'),
    weight: count('Its share, beside the weights of the others.'),
    domains: list(vine.string(), 'Hosts whose pages it changes; all when left out.').optional(),
    config: anything('The part of an experience document that it changes.'),
    payload: anything(
      "What the publisher's page is told with it, in the measurement `experiment_exposed`."
    ).optional(),
  })
)

const documentSchema = component(
  'ExperimentDocument',
  'What the author of an experiment says.',
  vine.object({
    key: text('Its name, for good.'),
    name: text('What people call it.'),
    hypothesis: text('What is expected, and why.').optional(),
    priority: count('Of two that change the same value, the higher one wins.'),
    traffic: count('How many of 10,000 devices take part.'),
    group: text('A device takes part in one running experiment of a group at most.').optional(),
    domains: list(vine.string(), 'Hosts where it runs; all when left out.').optional(),
    metric: choice(EXPERIMENT_METRICS, 'The event that decides.'),
    endsAt: instant('When it ends by itself.').optional(),
    variants: list(variantSchema, 'The first one is what the others are compared with.'),
  })
)

const summary = {
  id: uuid('Id of the experiment.'),
  key: text('Its name, for good.'),
  name: text('What people call it.'),
  status: choice(EXPERIMENT_STATUSES, 'Whether it runs.'),
  version: integer('Grows when the variants change after a start; devices are counted by it.').min(
    1
  ),
  revision: integer('Grows with every change; a change names it.').min(1),
  createdAt: instant('When it was made.'),
  startedAt: instant('When it was first started; null before.').nullable(),
  stoppedAt: instant('When it was last stopped; null while it runs.').nullable(),
  concludedAt: instant('When it was concluded; null before.').nullable(),
  winner: text('Key of the variant that was kept; null for none.').nullable(),
}

export const experimentSummarySchema = component(
  'ExperimentSummary',
  'An experiment, without its document.',
  vine.object(summary)
)

export const experimentSchema = component(
  'AdminExperiment',
  'An experiment with its document.',
  vine.object({
    ...summary,
    note: text('What was learned; null before the conclusion.').nullable(),
    doc: documentSchema,
  })
)

export const changedExperimentSchema = component(
  'ChangedExperiment',
  'Confirms a change of an experiment.',
  vine.object({
    id: uuid('Id of the experiment.'),
    revision: integer('Its revision from now on.').min(1),
  })
)
