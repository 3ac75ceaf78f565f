import type { EntryData, ExperienceConfig } from '@sidepick/rules/types'
import { NUMBERS } from '../engine/numbers'
import type { PlaySettings } from '../engine/play_state'
import { timingsOf } from '../engine/timings'

/** What the engine is told of a configuration. */
export function playSettings(
  { bootstrap, votes }: Pick<EntryData, 'bootstrap' | 'votes'>,
  { themeFlags }: ExperienceConfig
): PlaySettings {
  const { searchPartner } = bootstrap.hostMode.flags
  return {
    timings: timingsOf(themeFlags),
    passiveModeEnabled: themeFlags.passiveModeEnabled,
    inViewRatio: searchPartner ? NUMBERS.inViewRatioSearchPartner : NUMBERS.inViewRatio,
    points: bootstrap.points,
    votes,
  }
}
