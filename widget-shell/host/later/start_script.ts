import type { Visit } from '../app/visit'
import { laterParts } from '../engine/later/later_parts'
import { followSettings } from './follow_settings'
import type { StoredSteps } from './stored_steps'

/** Whether an instant lies within the day of `now`, as the visitor's own clock has it. */
function isToday(instant: string, now: Date): boolean {
  return new Date(instant).toDateString() === now.toDateString()
}

/** Gives the engine what follows the first question, and begins the script. Returns a function that stops. */
export function startScript(visit: Visit, steps: StoredSteps, now: Date): () => void {
  const { engine, picks } = visit
  engine.extend(laterParts)
  const stopFollowing = followSettings(visit)
  const played = picks.played.all()
  engine.send({
    type: 'visit_started',
    strangerPlays: played.length,
    playsToday: played.filter(({ pickedAt }) => isToday(pickedAt, now)).length,
    promptedAt: steps.promptedAt.read(),
  })
  return stopFollowing
}
