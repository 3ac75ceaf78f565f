import type { Phase } from '@sidepick/card-kit'

/** Whether the game on screen has been picked in. */
export const isBegun = (phase: Phase): boolean => phase !== 'passive' && phase !== 'question'
