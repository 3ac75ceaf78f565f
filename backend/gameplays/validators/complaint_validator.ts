import vine from '@vinejs/vine'
import { uuid } from '#shared/rules'

/** The member's spelling is the call's own. A key is not needed: who complains of a game does so once. */
export const complaintValidator = vine.create({
  gameId: uuid().optional(),
  compliantData: vine.object({
    sessionId: vine.string().trim().minLength(1).maxLength(128).optional(),
    reason: vine.string().trim().minLength(1).maxLength(500),
  }),
  idempotencyKey: vine.string().maxLength(128).optional(),
})
