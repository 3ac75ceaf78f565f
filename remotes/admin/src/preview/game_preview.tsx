import { wordsOf } from '@sidepick/rules/languages'
import { useConsole } from '../app/console_context'
import { gameOfDraft, type GameDraft } from './draft_game'
import { Preview } from './preview'

/** A game while it is written, in the language that it is written in. */
export function GamePreview({ draft }: { draft: GameDraft }) {
  const { text } = useConsole()
  const game = gameOfDraft(draft, text)
  return <Preview drawn={{ game, locale: wordsOf(game.language), config: null }} />
}
