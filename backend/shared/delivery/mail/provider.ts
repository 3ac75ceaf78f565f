import edge from 'edge.js'
import type { ApplicationService } from '@adonisjs/core/types'
import { MAIL_TOPIC, type MailPayload } from '#shared/delivery/mail'
import { sendMail } from '#shared/delivery/mail/send_mail'
import { requireWayOut } from '#shared/delivery/mail/way_out'
import { outbox } from '#shared/delivery/outbox'
import { sealedPayloads } from '#shared/delivery/outbox/store'
import { sealedColumns } from '#shared/privacy/sealed_columns'
import env from '#start/env'

/** Registers the mails' folders with Edge, and the delivery of mail with the outbox, whose rows are sealed. */
export default class OutgoingMailProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    if (this.app.getEnvironment() === 'web' && env.get('WORKER')) requireWayOut()
    edge.mount('backend', this.app.makePath('backend'))
    edge.mount('mail', this.app.makePath('backend/shared/delivery/mail/views'))
    outbox.handle<MailPayload>(MAIL_TOPIC, sendMail)
    sealedColumns.keep(sealedPayloads)
  }
}
