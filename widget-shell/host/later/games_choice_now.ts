import {
  choiceParameters,
  gamesChoiceOf,
  quicksilverAsked,
  type GamesChoice,
} from '@sidepick/rules/games_choice'
import { configNow } from '../app/config_now'
import type { Visit } from '../app/visit'

const queryOf = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? new URL(address).search : undefined

/** Which games the configuration wants now; the addresses of the frame and of the publisher's page have a say. */
export function gamesChoiceNow(visit: Pick<Visit, 'entry' | 'app'>): GamesChoice {
  const { init, bootstrap } = visit.entry
  const asked = quicksilverAsked(queryOf(globalThis.location?.href), queryOf(init.ref))
  return gamesChoiceOf(configNow(visit), bootstrap.hostMode.flags, asked)
}

/** The address that lists games of the widget, as the configuration wants them. */
export function gamesAddress(
  visit: Pick<Visit, 'entry' | 'app'>,
  more: Record<string, string> = {}
): string {
  const { widget, language } = visit.entry
  const query = new URLSearchParams([
    ...Object.entries(more),
    ['language', language],
    ...choiceParameters(gamesChoiceNow(visit)),
  ])
  return `/v2/widgets/${encodeURIComponent(widget.id)}?${query}`
}
