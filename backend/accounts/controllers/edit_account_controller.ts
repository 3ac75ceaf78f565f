import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { PersonPolicy } from '#shared/http/person_policy'
import { fieldProblem, Problem, unreachable } from '#shared/problem'
import { ProfilesContract } from '#profiles/contract'
import { CloseAccount } from '#accounts/actions/close_account'
import { EditAccount, type EditAccountError } from '#accounts/actions/edit_account'
import { listRoles } from '#accounts/queries/list_roles'
import { withPlayer } from '#accounts/domain/roles'
import { toAccount } from '#accounts/transformers/account'
import { editAccountValidator } from '#accounts/validators/edit_account_validator'
import { accountSchema } from '#accounts/wire/account'

@inject()
export default class EditAccountController {
  static readonly operation = {
    summary:
      'Changes an account; another e-mail or a block ends its sessions, deleted forgets the person',
    auth: 'admin',
    path: { id: 'Id of the account.' },
    body: editAccountValidator,
    problems: ['E_BAD_TRANSITION', 'E_COUNTRY', 'E_EMAIL_TAKEN'],
    responses: { 200: accountSchema },
  }

  constructor(
    private editAccount: EditAccount,
    private closeAccount: CloseAccount,
    private profiles: ProfilesContract
  ) {}

  async handle(ctx: HttpContext) {
    const { id } = ctx.params as { id: string }
    const { status, ...given } = await editAccountValidator.validate(ctx.request.body())
    // The route asked for the roles then; it is asked again where it is changed, when the account may be an admin's.
    const mayEdit = (now: string[]) => ctx.bouncer.with(PersonPolicy).allows('reach', now)
    const editor = { actor: actorOf(ctx), mayEdit }
    if (status === 'deleted') {
      const closed = await this.closeAccount.handle(id, editor.actor)
      if (!closed.ok) throw toProblem(closed.error)
      return toAccount((await this.profiles.find(id))!, withPlayer([]))
    }
    const result = await this.editAccount.handle(id, { ...given, status }, editor)
    if (result.ok) return toAccount(result.value, await listRoles(id, db.connection()))
    throw toProblem(result.error)
  }
}

function toProblem(error: EditAccountError): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'forbidden':
      return new Problem('E_FORBIDDEN')
    case 'email_taken':
      return new Problem('E_EMAIL_TAKEN')
    case 'state_unknown':
      return fieldProblem('E_VALIDATION', 'state', 'Select a valid state')
    case 'last_superadmin':
      return new Problem('E_BAD_TRANSITION', { message: 'A super admin must remain' })
    default:
      return unreachable(error)
  }
}
