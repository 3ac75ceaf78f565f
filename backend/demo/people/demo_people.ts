import { demoId } from '#database/demo/ids'
import { demo } from '#config/demo'
import type { StoredRole } from '#accounts/contract'
import { keyedHash } from '#shared/privacy/keyed_hash'

/** An account that the demo comes with. */
export interface DemoPerson {
  username: string
  /** Beside that of a player, which everybody has; null for none. */
  role: StoredRole | null
  /** What the account is there to look at. */
  sees: string
}

export const DEMO_OWNER: DemoPerson = {
  username: 'demo_owner',
  role: 'superadmin',
  sees: 'Does the same, and gives and takes roles.',
}

/** One for each role, in the order of what it may. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { username: 'demo_player', role: null, sees: 'Plays. The console is not open to players.' },
  { username: 'demo_creator', role: 'creator', sees: 'Makes games. Sees only their own records.' },
  { username: 'demo_admin', role: 'admin', sees: 'Runs the platform, with everybody’s records.' },
  DEMO_OWNER,
]

/** Only where, by the settings, nobody but this machine reaches the demo: two of them have power over all the others. */
export const hasDemoPeople = (): boolean => demo.on && demo.isLocal

export const personId = ({ username }: DemoPerson): string => demoId('person', username)

const PEOPLE: ReadonlySet<string> = new Set(DEMO_PEOPLE.map((person) => personId(person)))

/** Whether an account is one of the demo's, and what it may is over: the database may outlive the demo. */
export const isPastDemo = (userId: string): boolean => PEOPLE.has(userId) && !hasDemoPeople()

export const emailOf = ({ username }: DemoPerson): string => `${username}@example.com`

/** Follows from this installation's key, so that nobody knows it elsewhere, and it is stored nowhere. */
export const passwordOf = ({ username }: DemoPerson): string =>
  `Demo-${keyedHash(`demo password:${username}`).slice(0, 16)}-1`
