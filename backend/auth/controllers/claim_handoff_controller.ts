import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { ClaimHandoff, type HandoffClaim } from '#auth/actions/claim_handoff'
import { dropFlow, readFlow } from '#auth/social/flow'
import { same } from '#auth/social/identify'

const query = vine.create({ opener: vine.enum(['here', 'gone']).optional() })

interface Handoff {
  refreshToken: string | null
  returnUrl: string | null
  /** Whether it waits for the window that began it. */
  waiting: boolean
}

const NOTHING: Handoff = { refreshToken: null, returnUrl: null, waiting: false }

/**
 * Hands a finished sign-in over, once: to the page that the provider sent the player back to, by this browser's cookie; or
 * to the window that began it and lost sight of that page, by the secret that its state is the hash of.
 */
@inject()
export default class ClaimHandoffController {
  static readonly operation = {
    summary: 'Takes a finished social sign-in over; nothing as long as there is none',
    auth: 'public',
    query,
    headers: ['authorization'],
    responses: {
      200: vine.object({
        refreshToken: vine.string().nullable(),
        returnUrl: vine.string().nullable(),
        waiting: vine.boolean(),
      }),
    },
  }

  constructor(private claimHandoff: ClaimHandoff) {}

  async handle(ctx: HttpContext): Promise<Handoff> {
    const { params, request, response } = ctx
    response.header('cache-control', 'no-store')
    // Looked at before the cookie: a window of ours has the same one, and its page still needs it.
    const claim = claimOfFrame(request.header('authorization'), params.state)
    if (claim) return this.#claim(claim, null)
    const handover = readFlow(ctx, 'handover')
    if (handover === null || !same(params.state, handover.handoffState)) return NOTHING
    const { opener } = await query.validate(request.qs())
    const { returnUrl, key } = handover
    // Whoever opened this page cannot be spoken to, and comes for the session by itself.
    if (opener === 'gone' && handover.frameMayClaim) return { ...NOTHING, returnUrl, waiting: true }
    dropFlow(ctx)
    return this.#claim({ by: 'page', key }, returnUrl)
  }

  async #claim(claim: HandoffClaim, returnUrl: string | null): Promise<Handoff> {
    return { refreshToken: await this.claimHandoff.handle(claim), returnUrl, waiting: false }
  }
}

/** The state travels in addresses, so it alone opens nothing. */
function claimOfFrame(header: string | undefined, state: string): HandoffClaim | null {
  const [, secret] = /^Bearer ([\w-]{43})$/i.exec(header ?? '') ?? []
  if (secret === undefined) return null
  const hash = createHash('sha256').update(secret).digest('base64url')
  return same(hash, state) ? { by: 'frame', state } : null
}
