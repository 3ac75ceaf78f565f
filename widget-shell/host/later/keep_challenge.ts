import type { Challenge } from '@sidepick/card-kit'
import { configNow } from '../app/config_now'
import type { Visit } from '../app/visit'
import { NUMBERS } from '../engine/numbers'
import type { KeyValues } from '../picks/local_store'
import { challengeMoved } from '../store/widget_slice'
import {
  answered,
  challengeKey,
  challengeOf,
  dayOf,
  storeChallenge,
  type StoredChallenge,
} from './stored_challenge'

const SETTLED = ['result', 'playResponse']

interface KeptChallenge {
  /** Answers of today that earlier visits gave. */
  answered: number
  /** Puts the games of the set first, and follows the play. Returns a function that stops. */
  follow: () => () => void
}

const viewOf = ({ day, answers, streak }: StoredChallenge): Challenge => ({
  day,
  size: NUMBERS.challengeGames,
  answers: answers.map(({ correct }) =>
    correct === null ? 'waiting' : correct ? 'correct' : 'wrong'
  ),
  streak,
})

/** Keeps the challenge of the day where a configuration has one: this browser goes on where it stopped. */
export function keepChallenge(visit: Visit, values: KeyValues, now: Date): KeptChallenge {
  const { engine, app, entry } = visit
  if (!configNow(visit).themeFlags.enableDailyChallenge) {
    return { answered: 0, follow: () => () => undefined }
  }
  const key = challengeKey(entry.host, entry.widget.id)
  let challenge = challengeOf(values.get(key), dayOf(now))
  const show = () => void app.store.dispatch(challengeMoved(viewOf(challenge)))

  function look() {
    const { phase, pick, outcome } = engine.state()
    if (!pick || !outcome || !SETTLED.includes(phase)) return
    const next = answered(challenge, pick.gameId, outcome.correct, NUMBERS.challengeGames)
    if (next === challenge) return
    challenge = next
    storeChallenge(values, key, challenge)
    show()
  }

  return {
    answered: challenge.answers.length,
    follow() {
      const { queue } = engine.state()
      const inSet = entry.widget.gameSet?.gameIds ?? []
      const games = inSet.flatMap((id) => queue.filter((game) => game.id === id))
      if (games.length > 0) engine.send({ type: 'games_preferred', games })
      show()
      return engine.subscribe(look)
    },
  }
}
