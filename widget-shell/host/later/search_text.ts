import type { CustomData } from '../bridge/messages'
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
 * What the page's games are searched for: `vsQuery` of our own page or of the publisher's, else what the page's data says,
 * else what the first picture shows; empty where nobody says anything. The server looks for what offends, and takes another
 * text then: its list of words stays out of the page.
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
