import vine from '@vinejs/vine'
import { LANGUAGE_TAGS } from '@sidepick/rules/languages'
import { DISPLAY_MODES } from '@sidepick/rules/types'
import { distributorSlug, flag, oneLine, pageQuery, uuid } from '#shared/http/validation/rules'
import { site } from '#widgets/validators/site'

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

const name = () => oneLine(120)
const type = () => vine.enum(DISPLAY_MODES)

const optionalFields = () => ({
  gameSetId: uuid().nullable().optional(),
  distributorId: distributorSlug().optional(),
  language: vine.enum(LANGUAGE_TAGS).optional(),
  preferredCategoryIds: vine.array(uuid()).maxLength(LIST_MAX).distinct().optional(),
  theme: document().optional(),
  config: document().optional(),
  allowedDomains: vine.array(site()).maxLength(LIST_MAX).optional(),
  isPublic: flag().optional(),
  active: flag().optional(),
})

export const createWidgetValidator = vine.create({
  name: name(),
  type: type(),
  playlistId: uuid(),
  ...optionalFields(),
})

export const editWidgetValidator = vine.create({
  name: name().optional(),
  type: type().optional(),
  playlistId: uuid().optional(),
  ...optionalFields(),
})

export const listOwnWidgetsValidator = vine.create({
  creatorId: uuid()
    .optional()
    .meta({ description: 'Only what this creator owns; for admins, who see what everybody owns.' }),
  ...pageQuery(),
})
