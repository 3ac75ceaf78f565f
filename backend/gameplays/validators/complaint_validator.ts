import vine from '@vinejs/vine'
import { IDEMPOTENCY_KEY } from '#shared/http/idempotency'
import { uuid } from '#shared/http/validation/rules'

/** The API fixes the spelling of this member. */
export const complaintValidator = vine.create({
  gameId: uuid().optional(),
  compliantData: vine.object({
    sessionId: vine.string().trim().minLength(1).maxLength(128).optional(),
    reason: vine.string().trim().minLength(1).maxLength(500),
  }),
  /** For clients that cannot set the header. */
  idempotencyKey: vine.string().regex(IDEMPOTENCY_KEY).optional(),
})
