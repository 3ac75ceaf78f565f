import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { ClaimHandoff, type HandoffClaim } from '#auth/actions/claim_handoff'
import { keepSessionKey } from '#auth/guard/session_key'
import { dropFlow, readFlow } from '#auth/social/flow'
import { same } from '#auth/social/same'
import { handoffSchema } from '#auth/wire/session'

type Handoff = Infer<typeof handoffSchema>

const NOTHING: Handoff = {
  refreshToken: null,
  newAccount: false,
  returnUrl: null,
  waiting: false,
  site: null,
}

/**
 * Hands a sign-in over, once: to the page that the provider sent the player back to, by this browser's cookie; or, when the
 * player has given it there, to the window that waits, by the secret that its state is the hash of.
 */
@inject()
export default class ClaimHandoffController {
  static readonly operation = {
    summary: 'Takes a finished social sign-in over; nothing as long as there is none',
    auth: 'public',
    path: { state: 'State of the sign-in, as base64url.' },
    headers: { authorization: 'Bearer and the secret that the state is the hash of.' },
    responses: {
      200: handoffSchema,
    },
  }

  constructor(private claimHandoff: ClaimHandoff) {}

  async handle(ctx: HttpContext): Promise<Handoff> {
    ctx.response.header('cache-control', 'no-store')
    const handoff = await this.#claim(ctx)
    if (handoff.refreshToken !== null) keepSessionKey(ctx)
    return handoff
  }

  async #claim(ctx: HttpContext): Promise<Handoff> {
    const { params, request } = ctx
    // Checked before the cookie: a window of ours has the same cookie, and its page still needs it.
    const claim = claimOfFrame(request.header('authorization'), params.state)
    if (claim) return { ...NOTHING, refreshToken: await this.claimHandoff.handle(claim) }
    const handover = readFlow(ctx, 'handover', params.state)
    if (handover === null) return NOTHING
    const { returnUrl, key, windowWaits, site, newAccount } = handover
    dropFlow(ctx, handover.handoffState)
    const refreshToken = await this.claimHandoff.handle({ by: 'page', key })
    return { refreshToken, newAccount, returnUrl, waiting: windowWaits, site }
  }
}

/** The state appears in addresses, so it alone must not open a session. */
function claimOfFrame(header: string | undefined, state: string): HandoffClaim | null {
  const [, secret] = /^Bearer ([\w-]{43})$/i.exec(header ?? '') ?? []
  if (secret === undefined) return null
  const hash = createHash('sha256').update(secret).digest('base64url')
  return same(hash, state) ? { by: 'frame', state } : null
}
