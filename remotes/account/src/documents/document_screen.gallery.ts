import type { GalleryStates } from '@sidepick/card-kit'

export const states: GalleryStates = {
  'as a page': { props: { place: 'page' } },
  'over a game': { props: { place: 'modal' } },
}
