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
  const usual = searchPartner ? NUMBERS.inViewRatioSearchPartner : NUMBERS.inViewRatio
  return {
    timings: timingsOf(themeFlags),
    passiveModeEnabled: themeFlags.passiveModeEnabled,
    inViewRatio: themeFlags.inViewRatio ?? usual,
    points: bootstrap.points,
    votes,
  }
}
