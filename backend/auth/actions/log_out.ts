import db from '@adonisjs/lucid/services/db'
import { revokeFamily } from '#auth/actions/revoke_family'
import { findRefreshToken } from '#auth/queries/find_refresh_token'

/** Ends the session a refresh token belongs to. A token that is dead or unknown leaves nothing to do. */
export async function logOut(refreshToken: string): Promise<void> {
  const token = await findRefreshToken(refreshToken, db.connection())
  if (token !== null) await revokeFamily(token.family.id, 'logged_out', db.connection())
}
