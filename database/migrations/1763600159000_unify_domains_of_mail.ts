import { domainToUnicode } from 'node:url'
import { BaseSchema } from '@adonisjs/lucid/schema'

/** An address whose domain was written in its form of ASCII is the one whose domain is written in letters. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const rows = await db.from('users').select('id', 'email').where('email', 'like', '%xn--%')
      for (const { id, email } of rows as { id: string; email: string }[]) {
        const at = email.lastIndexOf('@')
        const domain = domainToUnicode(email.slice(at + 1))
        const unified = `${email.slice(0, at)}@${domain}`
        if (domain === '' || unified === email) continue
        // Two accounts of one mailbox stay two: which of them is meant is for their player to say.
        const taken = await db.from('users').where('email', unified).first()
        if (!taken) await db.from('users').where({ id }).update({ email: unified })
      }
    })
  }

  /** Both are the same address. */
  async down() {}
}
