import vine from '@vinejs/vine'
import { distributorSlug, pageQuery, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { EXPERIENCE_SCOPES } from '#experiences/domain/owner_faults'

/** A mode or a flavour; the owner itself is checked with the document. */
const name = (description: string) => vine.string().maxLength(64).use(holds(description))

const scope = () => vine.enum(EXPERIENCE_SCOPES).use(holds('What the document is for.'))
const ownerFields = () => ({
  scope: scope(),
  owner: name('Whose it is; left out for the base.').optional(),
})
const version = (description: string) =>
  vine.number({ strict: true }).withoutDecimals().min(0).max(1_000_000).use(holds(description))
const expectedVersion = () =>
  version('Number of the newest version that the caller has read; 0 before the first.')
const doc = () =>
  vine
    .object({})
    .allowUnknownProperties()
    .use(holds('The document, as experience.schema.json describes it.'))

export const listExperiencesValidator = vine.create({
  scope: scope().optional(),
  ...pageQuery(),
})

export const listVersionsValidator = vine.create({ ...ownerFields(), ...pageQuery() })

export const showExperienceValidator = vine.create({
  ...ownerFields(),
  version: vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(1_000_000)
    .use(holds('Number of the version; the newest one when left out.'))
    .optional(),
})

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
  path: vine
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+){0,9}$/)
    .maxLength(200)
    .use(holds('Path of the value, such as `themeFlags.setMaxWidth`.')),
  widgetMode: name('The widget mode; `DEFAULT` when left out.').optional(),
  flavour: name('The flavour; `default` when left out.').optional(),
  distributorId: distributorSlug().use(holds('Slug of the distributor.')).optional(),
  widgetId: uuid().use(holds('Id of the widget.')).optional(),
  domainId: uuid().use(holds("Id of the partner's domain.")).optional(),
  loggedIn: vine.boolean().use(holds('Whether somebody is signed in.')).optional(),
  expanded: vine
    .boolean()
    .use(holds('Whether the widget is expanded, docked or in the lightbox.'))
    .optional(),
})
