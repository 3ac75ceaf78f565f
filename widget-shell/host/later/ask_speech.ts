import type { Http } from '@sidepick/card-kit'
import type { Game } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import { inThisWidget } from '../picks/in_this_widget'

/** Time-out of a request, in milliseconds: a clip is over by then. */
const REQUEST_LIMIT_MS = 15_000

/** The page leaves out what is spoken, and says by an empty list that there is something. */
const isLeftOut = ({ metadata }: Game) => metadata.speechMarks?.length === 0

/**
 * Asks for the spoken words of the game on screen, and with the pick for those of the next one: its captions are there when it comes. Once
 * for each game; one whose call fails has no captions. Returns a function that stops.
 */
export function askSpeech({ engine, entry }: Pick<Visit, 'engine' | 'entry'>, http: Http) {
  const asked = new Set<string>()

  const ask = async (game: Game) => {
    asked.add(game.id)
    try {
      const { speechMarks } = await http('GET /v1/games/{id}/speech', {
        params: { id: game.id },
        query: inThisWidget(game, entry.widget.id),
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      })
      if (speechMarks.length > 0) {
        engine.send({ type: 'speech_learned', gameId: game.id, speechMarks })
      }
    } catch (error) {
      console.warn('The spoken words could not be read', error)
    }
  }

  const look = () => {
    const { game, pick, queue } = engine.state()
    for (const one of [game, pick && queue[0]]) {
      if (one && isLeftOut(one) && !asked.has(one.id)) void ask(one)
    }
  }
  look()
  return engine.subscribe(look)
}
