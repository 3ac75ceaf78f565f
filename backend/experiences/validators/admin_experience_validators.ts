import vine from '@vinejs/vine'
import { distributorSlug, pageQuery, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { EXPERIENCE_SCOPES } from '#experiences/domain/owner_faults'
import {
  doc,
  expectedVersion,
  momentFields,
  name,
  path,
  version,
  wantedVersion,
} from '#experiences/validators/experience_fields'

const scope = () => vine.enum(EXPERIENCE_SCOPES).use(holds('What the document is for.'))
const ownerFields = () => ({
  scope: scope(),
  owner: name('Whose it is; left out for the base.').optional(),
})

export const listExperiencesValidator = vine.create({
  scope: scope().optional(),
  ...pageQuery(),
})

export const listVersionsValidator = vine.create({ ...ownerFields(), ...pageQuery() })

export const showExperienceValidator = vine.create({ ...ownerFields(), version: wantedVersion() })

export const checkDocumentValidator = vine.create({ ...ownerFields(), doc: doc() })

export const publishExperienceValidator = vine.create({
  ...ownerFields(),
  doc: doc(),
  expectedVersion: expectedVersion(),
})

export const rollBackExperienceValidator = vine.create({
  ...ownerFields(),
  version: version('Number of the version whose document is published again.'),
  expectedVersion: expectedVersion(),
})

export const retireExperienceValidator = vine.create({
  ...ownerFields(),
  expectedVersion: expectedVersion(),
})

export const explainValidator = vine.create({
  path: path(),
  widgetMode: name('The widget mode; `DEFAULT` when left out.').optional(),
  flavour: name('The flavour; `default` when left out.').optional(),
  distributorId: distributorSlug().use(holds('Slug of the distributor.')).optional(),
  widgetId: uuid().use(holds('Id of the widget.')).optional(),
  domainId: uuid().use(holds("Id of the partner's domain.")).optional(),
  ...momentFields(),
})
