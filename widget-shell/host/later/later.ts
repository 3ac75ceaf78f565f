import type { Http } from '@sidepick/card-kit'
import type { InstalledApi } from '../api/host_api'
import type { Submission } from '../picks/pick_desk'
import type { Session } from '../session/session'

/** What loads after the first question is playable. */
export interface Later {
  session: Session
  /** Every call with the headers of the platform and, for a player, the token. */
  http: Http
  submitPick: (submission: Submission) => void
  fetchMoreGames: () => Promise<void>
  /** Brings RTK Query in on the first call. */
  api: () => Promise<InstalledApi>
  stop: () => void
}
