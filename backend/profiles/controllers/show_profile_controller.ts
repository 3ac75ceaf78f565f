import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { openProfile } from '#profiles/actions/open_profile'
import { toAdminProfile } from '#profiles/transformers/admin_profile'
import { openedProfileSchema } from '#profiles/wire/admin_profile'

export default class ShowProfileController {
  static readonly operation = {
    summary: 'A profile with what was told for payouts and taxes; the audit log keeps who looked',
    auth: 'admin',
    path: { id: 'Id of the account.' },
    responses: {
      200: openedProfileSchema,
    },
  }

  async handle(ctx: HttpContext) {
    const opened = await openProfile(String(ctx.params.id), actorOf(ctx))
    if (opened === null) throw new Problem('E_NOT_FOUND')
    const { user, personalInformation } = opened
    return { ...toAdminProfile(user), personalInformation }
  }
}
