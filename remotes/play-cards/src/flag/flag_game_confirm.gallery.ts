import type { GalleryStates } from '@sidepick/card-kit'

export const FlagGameConfirm: GalleryStates = {
  'of the game on screen': { props: { place: 'modal', props: { gameId: 'game-1' } } },
}
