import type { Http } from '@sidepick/card-kit'
import type { Answer, Game } from '@sidepick/rules/types'
import { inThisWidget } from './in_this_widget'

/** The answer of a game; `withheld` if it failed to load. Never rejects. */
export type Answers = (game: Game) => Promise<Answer>

/** Time-out of a request, in milliseconds. */
const REQUEST_LIMIT_MS = 15_000

/** Answers for strangers, each requested once; a failed request is repeated on the next call. */
export function createAnswers(http: Http, widgetId: string): Answers {
  const asked = new Map<string, Promise<Answer>>()

  const ask = async (game: Game): Promise<Answer> => {
    const signal = AbortSignal.timeout(REQUEST_LIMIT_MS)
    const query = inThisWidget(game, widgetId)
    try {
      const { correctAnswer } = await http('GET /v1/games/{id}/answer', {
        params: { id: game.id },
        query,
        signal,
      })
      return correctAnswer
    } catch (error) {
      console.warn('The answer could not be read', error)
      asked.delete(game.id)
      return 'withheld'
    }
  }

  return (game) => {
    if (game.correctAnswer !== 'withheld') return Promise.resolve(game.correctAnswer)
    const known = asked.get(game.id) ?? ask(game)
    asked.set(game.id, known)
    return known
  }
}
