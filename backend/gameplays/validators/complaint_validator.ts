import vine from '@vinejs/vine'
import { IDEMPOTENCY_KEY } from '#shared/http/idempotency'
import { pageQuery, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

/** The API fixes the spelling of this member. */
export const complaintValidator = vine.create({
  gameId: uuid().use(holds('Id of the game, the same as in the path.')).optional(),
  compliantData: vine
    .object({
      sessionId: vine
        .string()
        .trim()
        .minLength(1)
        .maxLength(128)
        .use(holds('Id of the visit; only a stranger needs one.'))
        .optional(),
      reason: vine
        .string()
        .trim()
        .minLength(1)
        .maxLength(500)
        .use(holds('What is wrong with the game.')),
    })
    .use(holds('What the complaint says, and who makes it.')),
  idempotencyKey: vine
    .string()
    .regex(IDEMPOTENCY_KEY)
    .use(holds('Key of this request, for clients that cannot set the header.'))
    .optional(),
})

export const listComplaintsValidator = vine.create({
  gameId: uuid().use(holds('Only complaints about this game.')).optional(),
  ...pageQuery(),
})
