import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { signTerms } from '#accounts/actions/sign_terms'
import { AccountRecordsContract } from '#profiles/contract'
import { createPlayer } from '#tests/helpers/players'
import { showWidget, type WidgetOnPage } from '#tests/helpers/browser_widget'

/** What was on its way when the player logged out is refused. */
export const ASKED_BEFORE = /401 .*\/v1\/notifications\/count/

/** Leaves the widget as a player's who signed in on an earlier visit, by the token that visit kept. */
export async function signedInBefore(
  widget: WidgetOnPage,
  { termsAccepted = true, complete = true } = {}
): Promise<{ id: string }> {
  const player = await createPlayer()
  if (termsAccepted) await acceptTerms(player.id)
  if (!complete) await forgetHome(player.id)
  await widget.root.evaluate(
    (_, token) => (globalThis as unknown as Kept).localStorage.setItem('refresh_token', token),
    player.refreshToken
  )
  const known = widget.page.waitForResponse((response) => response.url().endsWith(PROFILE))
  await widget.page.reload()
  await known
  await showWidget(widget)
  return player
}

/** As an account made with another one's is. */
export const forgetHome = (userId: string) =>
  db.from('users').where('id', userId).update({ country: null, state: null })

export async function acceptTerms(userId: string) {
  const records = await app.container.make(AccountRecordsContract)
  const evidence = { ip: '127.0.0.1', userAgent: null }
  await db.transaction((trx) => signTerms(userId, evidence, records, trx))
}

const PROFILE = '/v1/profiles'

type Kept = { localStorage: { setItem: (key: string, value: string) => void } }
