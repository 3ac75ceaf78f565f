import type { Visit } from '../app/visit'
import { laterParts } from '../engine/later/later_parts'
import { keepSet } from './keep_set'
import { followSettings } from './follow_settings'
import { rightInARow } from './right_in_a_row'
import { isToday } from './is_today'
import type { StoredSteps } from './stored_steps'

/** Gives the engine what follows the first question, and begins the script. Returns a function that stops. */
export function startScript(
  visit: Visit,
  steps: StoredSteps,
  now: Date,
  challengeAnswers: number
): () => void {
  const { engine, picks } = visit
  engine.extend(laterParts)
  const stopFollowing = followSettings(visit)
  const played = picks.played.all()
  engine.send({
    type: 'visit_started',
    strangerPlays: played.length,
    playsToday: Math.max(
      played.filter(({ pickedAt }) => isToday(pickedAt, now)).length,
      challengeAnswers
    ),
    promptedAt: steps.promptedAt.read(),
    setPlayed: steps.setPlayed.read() ?? 0,
    run: rightInARow(played),
  })
  const stopKeeping = keepSet(visit, steps)
  return () => {
    stopFollowing()
    stopKeeping()
  }
}
