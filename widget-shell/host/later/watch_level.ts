import type { Http } from '@sidepick/card-kit'
import type { LeagueGate } from '@sidepick/rules/generated_wire'
import type { Profile } from '@sidepick/rules/types'
import { openOn } from '../app/modals'
import type { Scene } from '../app/scene'
import type { Session } from '../session/session'

/** The plays that lead into each league; the list's other entries are achievements. */
const readGates = async (http: Http) =>
  (await http('GET /v1/achievements')).filter((rule) => 'gamePlays' in rule)

/**
 * Emits an event when plays of this visit reach a league. Only the server counts; accepted plays tell when to ask it.
 * Returns the function to call for accepted plays.
 */
export function watchLevel(scene: Scene, session: Session, http: Http) {
  let gates: Promise<LeagueGate[]> | undefined
  let told: number | undefined
  let since = 0

  const learn = ({ profile }: { profile: Profile }) => {
    told = profile.gamePlaysSinceDemotion
    since = 0
  }
  session.on('logged_in', learn)
  session.on('profile_read', learn)

  const look = async (before: number) => {
    gates ??= readGates(http)
    const known = await gates
    const next = known.findIndex(({ gamePlays }) => gamePlays > before)
    if (next === -1 || before + since < known[next]!.gamePlays) return
    await session.readAgain()
    const reached = known.filter(({ gamePlays }) => gamePlays <= (told ?? 0))
    const level = reached.length
    if (level > next) openOn(scene, 'level_up', { level, prize: reached.at(-1)?.prize })
  }

  return async (plays: number): Promise<void> => {
    since += plays
    if (told === undefined || plays === 0) return
    try {
      await look(told)
    } catch (error) {
      gates = undefined
      console.warn('The leagues could not be read', error)
    }
  }
}
