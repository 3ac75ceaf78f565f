import type { Infer } from '@vinejs/vine/types'
import { fieldProblem, unreachable, type Problem } from '#shared/problem'
import type { AddVersionError } from '#cuts/actions/add_version'
import type { CutVersion } from '#cuts/domain/cut_version'
import { explainOverRake } from '#cuts/domain/over_rake'
import type { ShownCuts } from '#cuts/queries/find_cuts'
import { NOTHING_SAID, totalBps, WHOLE_BPS } from '#cuts/domain/rates'
import type { cutsSchema, cutVersionSchema } from '#cuts/wire/cuts'

const iso = (ms: number) => new Date(ms).toISOString()

export function toCuts({ subject, version, resolved }: ShownCuts): Infer<typeof cutsSchema> {
  return {
    scope: subject.scope,
    id: subject.id || null,
    ...(version?.rates ?? NOTHING_SAID),
    effectiveFrom: version && iso(version.effectiveFromMs),
    actorId: version?.actorId ?? null,
    resolved: { ...resolved, platformBps: WHOLE_BPS - totalBps(resolved) },
  }
}

export function toVersion({
  subject,
  rates,
  effectiveFromMs,
  actorId,
  createdAtMs,
}: CutVersion): Infer<typeof cutVersionSchema> {
  return {
    ...{ scope: subject.scope, id: subject.id || null },
    ...rates,
    ...{ effectiveFrom: iso(effectiveFromMs), actorId, createdAt: iso(createdAtMs) },
  }
}

export function cutsProblem(error: AddVersionError): Problem {
  switch (error.type) {
    case 'in_the_past':
      return fieldProblem('E_VALIDATION', 'effectiveFrom', 'Games that started stay as they are')
    case 'too_far_ahead':
      return fieldProblem('E_VALIDATION', 'effectiveFrom', 'Choose a day within a year')
    case 'over_rake':
      return fieldProblem('E_VALIDATION', 'shares', explainOverRake(error))
    default:
      return unreachable(error)
  }
}
