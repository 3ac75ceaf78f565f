import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { inject } from '@adonisjs/core'
import { PartnerHostsContract } from '#partner_domains/contract'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Whether the requesting page is on an active partner's domain; CORS uses it. */
    fromPartner?: boolean
  }
}

/** Looks up the origin of a request before CORS, whose check is synchronous. */
@inject()
export default class PartnerOriginMiddleware {
  constructor(private readonly partners: PartnerHostsContract) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const origin = ctx.request.header('origin')
    if (origin?.startsWith('https://') && URL.canParse(origin)) {
      ctx.fromPartner = await this.partners.isPartnerHost(new URL(origin).hostname)
    }
    return next()
  }
}
