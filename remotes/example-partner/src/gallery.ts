import type { RemoteGallery } from '@sidepick/card-kit'
import { states as OrbitFact } from './orbit_fact.gallery'

/** Every state of every card of this remote, by the names it registers. */
export const gallery: RemoteGallery = { OrbitFact }
