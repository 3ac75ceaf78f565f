import type { RemoteEntry, ScreenEntry } from './types.js'

/** Owner of the remotes that the platform itself ships; every other owner is a partner. */
export const PLATFORM_OWNER = 'sidepick'

type Owned = Pick<RemoteEntry, 'owner'>

export const isPlatforms = ({ owner }: Owned): boolean => owner === PLATFORM_OWNER

/** Whether code of a partner runs, or may come to run, in a document with these remotes. */
export const carriesPartnerCode = (remotes: readonly Owned[]): boolean =>
  !remotes.every((remote) => isPlatforms(remote))

/** Whether a screen of a document with these remotes needs a window of its own. */
export const mustStandApart = (remotes: readonly Owned[], screen: Pick<ScreenEntry, 'secret'>) =>
  screen.secret === true && carriesPartnerCode(remotes)
