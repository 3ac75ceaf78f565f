import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { editCuts } from '#cuts/actions/edit_cuts'
import type { CutSubject } from '#cuts/cut_version'
import { cutsProblem, toCuts } from '#cuts/transformers/cuts'
import { editOwnCutsValidator } from '#cuts/validators/cuts_validators'

/** Gives whoever the path names shares of their own, and answers with them. */
export async function editOwnCuts(
  ctx: HttpContext,
  find: (id: string) => Promise<CutSubject | null>
) {
  const edit = await editOwnCutsValidator.validate(ctx.request.body())
  const subject = await find(String(ctx.params.id))
  if (subject === null) throw new Problem('E_NOT_FOUND')
  const result = await editCuts(subject, edit, actorOf(ctx))
  if (!result.ok) throw cutsProblem(result.error)
  return toCuts(result.value)
}
