import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { DISPLAY_MODES } from '@sidepick/rules/types'
import type { Columns } from '#shared/database/rows'
import {
  distributorSlug,
  expectedFields,
  flag,
  oneLine,
  pageQuery,
  uuid,
  uuids,
} from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { site } from '#widgets/validators/site'

/** What the check of the table allows. */
type Storable = readonly Columns<'widgets', 'type'>['type'][]

const LIST_MAX = 50

/** Longest theme or configuration as JSON, because every visitor downloads it. */
const DOCUMENT_CHARACTERS_MAX = 16_000

const holdsDocument = vine.createRule((value, _, field) => {
  const isDocument = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isDocument) field.report('The {{ field }} field must be an object', 'document', field)
  else if (JSON.stringify(value).length > DOCUMENT_CHARACTERS_MAX) {
    field.report('The {{ field }} field is too long', 'maxLength', field)
  }
})

/** The module experiences validates its content. */
const document = () => vine.any().use(holdsDocument())

const requiredFields = () => ({
  name: oneLine(120).use(holds('Name of the widget.')),
  type: vine.enum(DISPLAY_MODES satisfies Storable).use(holds('The display mode.')),
  playlistId: uuid().use(holds('Id of the playlist that it shows.')),
})

const optionalFields = () => ({
  gameSetId: uuid()
    .use(holds('Id of the set of games that it shows while the set runs; null for none.'))
    .nullable()
    .optional(),
  distributorId: distributorSlug()
    .use(holds('Slug of the distributor that its plays are attributed to.'))
    .optional(),
  language: vine.enum(LANGUAGE_TAGS).use(holds('Language of the widget.')).optional(),
  preferredCategoryIds: uuids(LIST_MAX)
    .use(holds('Ids of the categories that fill its list up first.'))
    .optional(),
  theme: document().use(holds('Custom properties, without the leading --vs-.')).optional(),
  config: document().use(holds('Settings of its experience.')).optional(),
  allowedDomains: vine
    .array(site())
    .maxLength(LIST_MAX)
    .use(holds('Origins of pages that may frame it; *. stands for all subdomains.'))
    .optional(),
  isPublic: flag()
    .use(holds('Whether every page may frame it; not together with origins.'))
    .optional(),
  active: flag().use(holds('Whether it is shown.')).optional(),
})

export const createWidgetValidator = vine.create({ ...requiredFields(), ...optionalFields() })

const { name, type, playlistId } = requiredFields()

export const editWidgetValidator = vine.create({
  name: name.optional(),
  type: type.optional(),
  playlistId: playlistId.optional(),
  ...optionalFields(),
  expected: expectedFields(),
})

export const listOwnWidgetsValidator = vine.create({
  creatorId: uuid()
    .use(holds('Only what this creator owns; for admins, who see what everybody owns.'))
    .optional(),
  ...pageQuery(),
})
