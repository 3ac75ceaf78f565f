import { gamesChoiceOf, quicksilverAsked, type GamesChoice } from '@sidepick/rules/games_choice'
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

/** What a call for games of the widget asks with, as the configuration wants them. */
export function gamesWanted<More extends object>(visit: Pick<Visit, 'entry' | 'app'>, more?: More) {
  const { widget, language } = visit.entry
  return { params: { id: widget.id }, query: { ...more, language, ...gamesChoiceNow(visit) } }
}
