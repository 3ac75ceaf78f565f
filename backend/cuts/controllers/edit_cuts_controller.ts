import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { PersonPolicy } from '#shared/http/person_policy'
import { editCuts } from '#cuts/actions/edit_cuts'
import { EVERYBODY } from '#cuts/domain/cut_version'
import { ListOwnShares } from '#cuts/queries/list_own_shares'
import { SHARES } from '#cuts/domain/rates'
import { cutsProblem, toCuts } from '#cuts/transformers/cuts'
import { editCutsValidator } from '#cuts/validators/cuts_validators'
import { cutsSchema } from '#cuts/wire/cuts'

@inject()
export default class EditCutsController {
  static readonly operation = {
    summary:
      'Changes the shares of games that start from an instant on, but none that the caller is paid by; what is left out stays',
    auth: 'admin',
    body: editCutsValidator,
    responses: { 200: cutsSchema },
  }

  constructor(private readonly listOwnShares: ListOwnShares) {}

  async handle(ctx: HttpContext) {
    const edit = await editCutsValidator.validate(ctx.request.body())
    const { id } = ctx.auth.getUserOrFail()
    const own = await this.listOwnShares.handle(id)
    const earns = SHARES.some((share) => edit[share] !== undefined && own.has(share))
    await ctx.bouncer.with(PersonPolicy).authorize('pay', ...(earns ? [id] : []))
    const result = await editCuts(EVERYBODY, edit, actorOf(ctx))
    if (!result.ok) throw cutsProblem(result.error)
    return toCuts(result.value)
  }
}
