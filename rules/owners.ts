import type { RemoteEntry } from './types.js'

/** Owner of the platform's own remotes; every other owner is a partner. */
export const PLATFORM_OWNER = 'sidepick'

type Owned = Pick<RemoteEntry, 'owner'>

export const isPlatforms = ({ owner }: Owned): boolean => owner === PLATFORM_OWNER

/** Whether a partner's code runs, or may be loaded later, in a document with these remotes. */
export const carriesPartnerCode = (remotes: readonly Owned[]): boolean =>
  !remotes.every((remote) => isPlatforms(remote))
