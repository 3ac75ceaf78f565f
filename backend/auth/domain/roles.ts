/** Roles somebody was granted. */
export type StoredRole = 'creator' | 'admin' | 'superadmin'

/** Everybody who is signed in is a player; that is not stored. */
export function withPlayer(granted: readonly StoredRole[]): string[] {
  return ['player', ...granted]
}
