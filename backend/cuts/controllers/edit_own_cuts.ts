import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { PersonPolicy } from '#shared/http/person_policy'
import { Problem } from '#shared/problem'
import { editCuts } from '#cuts/actions/edit_cuts'
import type { FindSubject } from '#cuts/queries/find_subject'
import { cutsProblem, toCuts } from '#cuts/transformers/cuts'
import { editOwnCutsValidator } from '#cuts/validators/cuts_validators'

/** Sets own shares for the subject in the path, and answers with them. */
export async function editOwnCuts(
  ctx: HttpContext,
  scope: 'creator' | 'distributor',
  subjects: FindSubject
) {
  const edit = await editOwnCutsValidator.validate(ctx.request.body())
  const subject = await subjects[scope](String(ctx.params.id))
  if (subject === null) throw new Problem('E_NOT_FOUND')
  const earners = await subjects.listEarners(subject)
  await ctx.bouncer.with(PersonPolicy).authorize('pay', ...earners)
  const result = await editCuts(subject, edit, actorOf(ctx))
  if (!result.ok) throw cutsProblem(result.error)
  return toCuts(result.value)
}
