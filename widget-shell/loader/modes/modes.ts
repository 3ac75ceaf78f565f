import type { DisplayMode } from '@sidepick/rules/types'
import { inline } from './inline'
import type { Mode } from './mode'

const MODES: Partial<Record<DisplayMode, Mode>> = { inline }

/** The page's wish, or inline where the loader does not know how to lay that mode out. */
export function modeFor(
  wish: DisplayMode | undefined,
  complain: (message: string) => void
): Mode {
  const mode = wish ? MODES[wish] : inline
  if (!mode) complain(`display mode ${wish} is not available, it is shown inline`)
  return mode ?? inline
}
