import db from '@adonisjs/lucid/services/db'
import { revokeFamily } from '#auth/actions/revoke_family'
import { findRefreshToken } from '#auth/queries/find_refresh_token'

/** Ends the session of a refresh token. An invalid or unknown token is ignored. */
export async function logOut(refreshToken: string): Promise<void> {
  const token = await findRefreshToken(refreshToken, db.connection())
  if (token !== null) await revokeFamily(token.family.id, 'logged_out', db.connection())
}
