import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { sendPage } from '#shared/http/html'
import { sendNotFound } from '#pages/controllers/send_not_found'
import { isLocalCall } from '#shared/http/validation/loopback'
import { Mailbox } from '#demo/mailbox/mailbox'

/**
 * The mail that a demo keeps instead of sending it. A mail is shown in a sandboxed frame: it cannot run scripts, and
 * its links open new windows. The frame inherits the page's policy, which must allow inline styles, because mails use
 * them.
 */
export default class ShowMailboxController {
  async handle(ctx: HttpContext) {
    const { params, request, response, view } = ctx
    // Whoever reads this mail can sign in to every account, so only this machine may read it.
    if (!isLocalCall(request.request)) return sendNotFound(ctx)
    const publisher = new URL(env.get('DEMO_PUBLISHER_URL'))
    if (request.host() !== publisher.host) {
      return response.redirect(new URL(request.url(), publisher).href)
    }
    const mailbox = new Mailbox(app.makePath(env.get('MAILBOX_PATH')))
    const mails = await mailbox.list()
    const shown = mails.find(({ id }) => id === params.mail) ?? null
    if (params.mail && !shown) return sendNotFound(ctx)

    response.header(
      'content-security-policy',
      `default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
    )
    response.header('x-robots-tag', 'noindex')
    const html = await view.render('backend::demo/views/mailbox', {
      smtpHost: env.get('SMTP_HOST'),
      mails: mails.map((mail) => ({ ...mail, when: when.format(new Date(mail.sentAt)) })),
      shown: shown && { ...shown, when: when.format(new Date(shown.sentAt)) },
    })
    await sendPage(ctx, html)
    response.header('cache-control', 'no-store')
  }
}

const when = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})
