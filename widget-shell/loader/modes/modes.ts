import type { DisplayMode } from '@sidepick/rules/types'
import type { MountOptions } from '../options'
import { inline } from './inline'
import type { Mode } from './mode'

const MODES: Partial<Record<DisplayMode, Mode>> = { inline }

/** The requested mode if it is supported, else inline; the widget gets the actual mode. */
export function chooseMode(options: MountOptions, warn: (message: string) => void): Mode {
  const wish = options.mode
  const mode = MODES[wish ?? 'inline'] ?? inline
  if (wish && wish !== mode.name) {
    warn(`mode ${wish} is not available, using ${mode.name}`)
    options.mode = mode.name
  }
  return mode
}
