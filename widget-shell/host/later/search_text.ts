import { searchWords, wordsOfGame } from '@sidepick/rules/search_words'
import type { EntryData, Game } from '@sidepick/rules/types'
import type { CustomData } from '../bridge/page_data'
import type { Visit } from '../app/visit'

/** Longest text the server searches for. */
const MAX_LENGTH = 500

function queryOf(address: string | undefined): string | null {
  try {
    return new URL(address ?? '').searchParams.get('vsQuery')
  } catch {
    return null
  }
}

const firstSaid = (texts: (string | null | undefined)[]): string =>
  (texts.map((text) => text?.trim() ?? '').find((text) => text !== '') ?? '').slice(0, MAX_LENGTH)

/** `vsQuery` of our page or of the publisher's; empty without any. */
export const askedByAddress = (
  { init }: Pick<EntryData, 'init'>,
  address: string | undefined
): string => firstSaid([queryOf(address), queryOf(init.ref)])

/** Whether a game holds a word of a text. */
export function holdsWordOf(text: string): (game: Game) => boolean {
  const words = new Set(searchWords(text))
  return (game) => wordsOfGame(game).some((word) => words.has(word))
}

/**
 * The search text for the page's games: `vsQuery` of our page or of the publisher's, else the option `query`, else what is
 * said of the first picture that the page gives, or of the game's own; empty without any. The server replaces offensive texts, so the list of
 * offensive words is not downloaded.
 */
export function searchTextOf(
  { entry, engine }: Pick<Visit, 'entry' | 'engine'>,
  address: string,
  customData: CustomData | undefined
): string {
  const assets = customData?.assets ?? engine.state().game?.metadata.csrAssets
  return firstSaid([askedByAddress(entry, address), customData?.query, assets?.[0]?.description])
}
