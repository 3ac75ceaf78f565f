import type { RemoteGallery } from '@sidepick/card-kit'
import { states as Console } from './console.gallery'

/** The console's pages, by the one screen that it is. */
export const gallery: RemoteGallery = { Console }
