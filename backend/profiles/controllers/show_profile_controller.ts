import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { openProfile } from '#profiles/actions/open_profile'
import { adminProfileFields, toAdminProfile } from '#profiles/transformers/admin_profile'
import { personalInformationSchema } from '#profiles/transformers/personal_information'

export default class ShowProfileController {
  static readonly operation = {
    summary: 'A profile with what was told for payouts and taxes; the audit log keeps who looked',
    auth: 'admin',
    responses: {
      200: vine.object({
        ...adminProfileFields,
        personalInformation: personalInformationSchema.nullable(),
      }),
    },
  }

  async handle(ctx: HttpContext) {
    const opened = await openProfile(String(ctx.params.id), actorOf(ctx))
    if (opened === null) throw new Problem('E_NOT_FOUND')
    const { user, personalInformation } = opened
    return { ...toAdminProfile(user), personalInformation }
  }
}
