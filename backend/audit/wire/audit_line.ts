import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { flag, instant, list, text, uuid, value } from '#shared/openapi/fields'

const auditChangeSchema = component(
  'AuditChange',
  'One field of a record, before and after an act.',
  vine.object({
    field: text('Name of the field.'),
    before: value('Its value before; null when there was none, or it is withheld.').nullable(),
    after: value('Its value after; null when there is none, or it is withheld.').nullable(),
    withheld: flag('Whether its values are not told, because they say who somebody is.'),
  })
)

const auditActorSchema = component(
  'AuditActor',
  'Who did something.',
  vine.object({
    id: uuid('Id of the account.'),
    username: text('Its username now; null when the account is not known any more.').nullable(),
  })
)

const auditSubjectSchema = component(
  'AuditSubject',
  'The record that something was done to.',
  vine.object({
    type: text('Kind of the record. An experience document is named by its scope.'),
    id: text('Its id, or its name where it has none.'),
    name: text('Username of a person now; null for other records.').nullable(),
  })
)

export const auditLineSchema = component(
  'AuditLine',
  'One line of the audit log: who did what to which record.',
  vine.object({
    id: uuid('Id of the line.'),
    createdAt: instant('When it was done.'),
    action: text('What was done, as `game.edited`.'),
    actor: auditActorSchema.nullable(),
    subject: auditSubjectSchema,
    reason: text('Why, in the words of whoever did it; null when nothing was said.').nullable(),
    changes: list(auditChangeSchema, 'What it changed; empty for an act that changes no field.'),
    requestId: text('Id of the request, as in the logs; null for jobs and commands.').nullable(),
  })
)
