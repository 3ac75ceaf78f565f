import type { DisplayMode } from '@sidepick/rules/types'
import type { MountOptions } from '../options'
import { inline } from './inline'
import type { Mode } from './mode'

const MODES: Partial<Record<DisplayMode, Mode>> = { inline }

/** The mode the page wishes, or inline; what the widget is told of it is what is shown. */
export function chooseMode(options: MountOptions, warn: (message: string) => void): Mode {
  const wish = options.mode
  const mode = MODES[wish ?? 'inline'] ?? inline
  if (wish && wish !== mode.name) {
    warn(`mode ${wish} is not available, using ${mode.name}`)
    options.mode = mode.name
  }
  return mode
}
