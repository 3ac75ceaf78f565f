import { createHash } from 'node:crypto'
import { MailResponse } from '@adonisjs/mail'
import type {
  MailTransportContract,
  NodeMailerMessage,
  Recipient,
  ResponseEnvelope,
} from '@adonisjs/mail/types'
import { clock } from '#shared/clock'
import { Mailbox } from '#demo/mailbox/mailbox'

/** Stores mails for /demo/mailbox instead of sending them. */
export class MailboxTransport implements MailTransportContract {
  readonly #mailbox: Mailbox

  constructor(folder: string) {
    this.#mailbox = new Mailbox(folder)
  }

  async send(message: NodeMailerMessage): Promise<MailResponse<null>> {
    const messageId = message.messageId ?? ''
    const to = (message.to ?? []).map(addressOf)
    await this.#mailbox.keep({
      id: createHash('sha256').update(messageId).digest('hex').slice(0, 32),
      to: to.join(', '),
      from: message.from ? addressOf(message.from) : '',
      subject: message.subject ?? '',
      html: String(message.html ?? ''),
      text: String(message.text ?? ''),
      sentAt: clock.now().toISOString(),
    })
    return new MailResponse(messageId, { from: false, to } as ResponseEnvelope, null)
  }
}

function addressOf(recipient: Recipient): string {
  return typeof recipient === 'string' ? recipient : recipient.address
}
