import PostalMime, { type Email } from 'postal-mime'
import { mailServer } from '#tests/helpers/mail_server'

/** What the application sends from now on, as it came through SMTP. */
export async function openMailbox() {
  const { received } = await mailServer()
  const before = received.length
  return {
    /** Mails to this address, parsed, the oldest first. */
    async to(address: string): Promise<Email[]> {
      const mails = received.slice(before).filter((mail) => mail.to.includes(address.toLowerCase()))
      return Promise.all(mails.map((mail) => PostalMime.parse(mail.raw)))
    },
  }
}
