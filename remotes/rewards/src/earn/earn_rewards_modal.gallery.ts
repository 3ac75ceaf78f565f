import type { GalleryStates } from '@sidepick/card-kit'

export const states: GalleryStates = { 'what is played for': {} }
