import vine from '@vinejs/vine'

/** All roles of an account, after one of them changed. */
export const rolesSchema = vine.object({
  id: vine.string().uuid(),
  roles: vine.array(vine.string()),
})
