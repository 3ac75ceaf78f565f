import { reach, type Circumstances, type waysOf } from '@sidepick/rules/display_modes'
import type { DisplayMode } from '@sidepick/rules/types'

/** Why a wish for the corner leads nowhere, as the end of a sentence; empty where it leads anywhere. */
export function whyNotDocked(
  ways: ReturnType<typeof waysOf>,
  mode: DisplayMode,
  now: Circumstances
): string {
  if (reach(ways, 'docked', now)) return ''
  const { docked } = ways.places
  if (!docked) return ` in mode ${mode}`
  if (!now.docking) return ': the configuration forbids docking'
  if (docked.rail && !now.rail) return ': the configuration lets no rail expand'
  return ': the window is too small'
}
