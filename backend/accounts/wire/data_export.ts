import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { instant } from '#shared/openapi/fields'

export const dataExportSchema = component(
  'DataExport',
  'Everything that is stored about the caller, by module.',
  vine.object({ exportedAt: instant('When the export was made.') }).allowUnknownProperties()
)
