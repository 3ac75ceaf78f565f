import type { Game, SpeechMark } from '@sidepick/rules/types'
import type { PlayState } from '../play_state'

/** Gives a game the words spoken in its clip, on the screen and in the queue. */
export function learnSpeech(
  state: PlayState,
  gameId: string,
  speechMarks: SpeechMark[]
): PlayState {
  const told = (game: Game): Game =>
    game.id === gameId ? { ...game, metadata: { ...game.metadata, speechMarks } } : game
  return { ...state, game: state.game && told(state.game), queue: state.queue.map(told) }
}
