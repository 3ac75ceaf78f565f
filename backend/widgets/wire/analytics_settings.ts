import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { flag, text } from '#shared/openapi/fields'

const vendorSchema = component(
  'AnalyticsVendor',
  'A project at a vendor of statistics.',
  vine.object({
    key: text('Key of the project.'),
    origin: text("Origin of the vendor's server; its usual one when left out.").optional(),
  })
)

export const analyticsSchema = component(
  'AnalyticsSettings',
  "Who is told what visits measure, beside the publisher's page.",
  vine.object({
    own: flag('Whether the platform is told; it is, unless this is false.').optional(),
    posthog: vendorSchema.optional(),
    amplitude: vendorSchema.optional(),
  })
)
