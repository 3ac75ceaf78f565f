import { MODE_BOXES } from '@sidepick/rules/display_modes'
import type { DisplayMode } from '@sidepick/rules/types'

export const isMode = (mode: unknown): mode is DisplayMode =>
  Object.hasOwn(MODE_BOXES, mode as string)
