import vine from '@vinejs/vine'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@sidepick/rules/audit'
import { AUDIT_SORTS } from '#shared/privacy/list_audit'
import { sortedPageQuery } from '#shared/http/validation/sorted_page_query'
import { instantText, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

export const listAuditValidator = vine.create({
  actorId: uuid().use(holds('Only what this account did.')).optional(),
  action: vine.enum(AUDIT_ACTIONS).use(holds('Only acts of this kind.')).optional(),
  subjectType: vine
    .enum(AUDIT_SUBJECTS)
    .use(holds('Only what was done to this kind of record.'))
    .optional(),
  subjectId: vine
    .string()
    .trim()
    .maxLength(80)
    .use(holds('Only what was done to this record.'))
    .optional(),
  from: instantText(
    'Only lines from this instant on: ISO 8601, or milliseconds since the epoch.'
  ).optional(),
  to: instantText(
    'Only lines before this instant: ISO 8601, or milliseconds since the epoch.'
  ).optional(),
  ...sortedPageQuery(AUDIT_SORTS),
})
