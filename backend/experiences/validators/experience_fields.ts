import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

/** A mode or a flavour; the owner itself is checked with the document. */
export const name = (description: string) => vine.string().maxLength(64).use(holds(description))

export const version = (description: string) =>
  vine.number({ strict: true }).withoutDecimals().min(0).max(1_000_000).use(holds(description))

export const expectedVersion = () =>
  version('Number of the newest version that the caller has read; 0 before the first.')

/** In a query, where numbers are texts. */
export const wantedVersion = () =>
  vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(1_000_000)
    .use(holds('Number of the version; the newest one when left out.'))
    .optional()

export const doc = () =>
  vine
    .object({})
    .allowUnknownProperties()
    .use(holds('The document, as experience.schema.json describes it.'))

export const path = () =>
  vine
    .string()
    .regex(/^[\w-]+(?:\.[\w-]+){0,9}$/)
    .maxLength(200)
    .use(holds('Path of the value, such as `themeFlags.setMaxWidth`.'))

/** The state of a visit. */
export const momentFields = () => ({
  loggedIn: vine.boolean().use(holds('Whether somebody is signed in.')).optional(),
  expanded: vine
    .boolean()
    .use(holds('Whether the widget is expanded, docked or in the lightbox.'))
    .optional(),
})
