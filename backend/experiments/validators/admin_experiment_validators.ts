import vine from '@vinejs/vine'
import { oneLine, pageQuery } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { EXPERIMENT_STATUSES } from '#experiments/domain/status'

const doc = () =>
  vine
    .object({})
    .allowUnknownProperties()
    .use(
      holds(
        'The experiment: key, name, metric, and two to eight variants; docs/operations.md lists it all.'
      )
    )
const expectedRevision = () =>
  vine
    .number({ strict: true })
    .withoutDecimals()
    .min(1)
    .max(1_000_000_000)
    .use(holds('The revision that the caller has read.'))

export const listExperimentsValidator = vine.create({
  status: vine.enum(EXPERIMENT_STATUSES).use(holds('Only of this status.')).optional(),
  ...pageQuery(),
})

export const createExperimentValidator = vine.create({ doc: doc() })

export const editExperimentValidator = vine.create({
  doc: doc(),
  expectedRevision: expectedRevision(),
})

export const moveExperimentValidator = vine.create({ expectedRevision: expectedRevision() })

export const concludeExperimentValidator = vine.create({
  expectedRevision: expectedRevision(),
  winner: vine
    .string()
    .maxLength(64)
    .use(holds('Key of the variant that is kept; left out for none.'))
    .optional(),
  note: oneLine(2000).use(holds('What was learned.')).optional(),
})
