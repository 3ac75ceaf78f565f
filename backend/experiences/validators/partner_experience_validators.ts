import vine from '@vinejs/vine'
import { distributorSlug, pageQuery, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { PARTNER_SCOPES } from '#experiences/domain/reserved_keys'
import {
  doc,
  expectedVersion,
  momentFields,
  name,
  path,
  version,
  wantedVersion,
} from '#experiences/validators/experience_fields'

const scope = () => vine.enum(PARTNER_SCOPES).use(holds('What the document is for.'))
const ownerFields = () => ({
  scope: scope(),
  owner: name('Whose it is: a flavour, distributor or domain of the caller.'),
})

export const listOwnExperiencesValidator = vine.create({ ...pageQuery() })

export const listOwnVersionsValidator = vine.create({ ...ownerFields(), ...pageQuery() })

export const showOwnExperienceValidator = vine.create({
  ...ownerFields(),
  version: wantedVersion(),
})

export const checkOwnDocumentValidator = vine.create({ ...ownerFields(), doc: doc() })

export const publishOwnExperienceValidator = vine.create({
  ...ownerFields(),
  doc: doc(),
  expectedVersion: expectedVersion(),
})

export const rollBackOwnExperienceValidator = vine.create({
  ...ownerFields(),
  version: version('Number of the version whose document is published again.'),
  expectedVersion: expectedVersion(),
})

export const retireOwnExperienceValidator = vine.create({
  ...ownerFields(),
  expectedVersion: expectedVersion(),
})

export const explainOwnValidator = vine.create({
  path: path(),
  widgetMode: name('The widget mode; `DEFAULT` when left out.').optional(),
  flavour: name('An own or built-in flavour; `default` when left out.').optional(),
  distributorId: distributorSlug().use(holds('Slug of an own distributor.')).optional(),
  domainId: uuid().use(holds('Id of an own domain.')).optional(),
  ...momentFields(),
})
