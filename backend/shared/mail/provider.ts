import edge from 'edge.js'
import type { ApplicationService } from '@adonisjs/core/types'
import { MAIL_TOPIC, type MailPayload } from '#shared/mail'
import { sendMail } from '#shared/mail/send_mail'
import { requireWayOut } from '#shared/mail/way_out'
import { outbox } from '#shared/outbox'
import env from '#start/env'

/** Tells Edge where mails lie, and the outbox who sends them. */
export default class OutgoingMailProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    if (this.app.getEnvironment() === 'web' && env.get('WORKER')) requireWayOut()
    edge.mount('backend', this.app.makePath('backend'))
    edge.mount('mail', this.app.makePath('backend/shared/mail/views'))
    outbox.handle<MailPayload>(MAIL_TOPIC, sendMail)
  }
}
