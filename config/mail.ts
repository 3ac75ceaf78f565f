import { defineConfig, transports } from '@adonisjs/mail'
import app from '@adonisjs/core/services/app'
import { MailboxTransport } from '#demo/mailbox/mailbox_transport'
import { smtpConfig } from '#shared/delivery/mail/smtp_config'
import { keepsMail } from '#shared/delivery/mail/way_out'
import env from '#start/env'

const mailConfig = defineConfig({
  default: keepsMail() ? 'mailbox' : 'smtp',
  from: env.get('MAIL_FROM'),
  mailers: {
    mailbox: () => new MailboxTransport(app.makePath(env.get('MAILBOX_PATH'))),
    smtp: transports.smtp(
      smtpConfig({
        host: env.get('SMTP_HOST') ?? '127.0.0.1',
        port: env.get('SMTP_PORT'),
        tls: env.get('SMTP_TLS'),
        username: env.get('SMTP_USERNAME'),
        password: env.get('SMTP_PASSWORD')?.release(),
      })
    ),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
