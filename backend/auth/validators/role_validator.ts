import vine from '@vinejs/vine'

export const roleValidator = vine.create({
  role: vine.enum(['creator', 'admin', 'superadmin']).meta({ description: 'The role.' }),
})
