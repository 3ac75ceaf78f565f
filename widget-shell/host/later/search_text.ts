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
  const texts = [
    queryOf(address),
    queryOf(entry.init.ref),
    customData?.query,
    assets?.[0]?.description,
  ]
  const said = texts.map((text) => text?.trim() ?? '').find((text) => text !== '')
  return (said ?? '').slice(0, MAX_LENGTH)
}
