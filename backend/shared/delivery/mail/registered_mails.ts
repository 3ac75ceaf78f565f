import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { Locale } from '@sidepick/rules/types'

/** Texts by their name; `{word}` stands for what the mail is told. */
export type MailTexts = Record<'subject' | 'preview' | 'heading', string> & Record<string, string>

export interface RegisteredMail {
  name: string
  /** Where its two templates lie, as Edge calls it. */
  disk: string
  texts: Record<Locale, MailTexts>
}

let registered: Map<string, RegisteredMail> | null = null

/** @throws when no module has a mail of this name */
export function findMail(name: string): RegisteredMail {
  registered ??= readMails()
  const mail = registered.get(name)
  if (!mail) throw new Error(`no module has a mail named ${name}`)
  return mail
}

/** Naming is wiring: each folder `backend/<module>/mails/<name>` with texts is a mail. */
function readMails(): Map<string, RegisteredMail> {
  const paths = globSync('*/mails/*/texts.json', { cwd: app.makePath('backend') })
  return new Map(
    paths.map((path) => {
      const folder = dirname(path)
      const text = readFileSync(app.makePath('backend', path), 'utf8')
      const texts = JSON.parse(text) as RegisteredMail['texts']
      return [basename(folder), { name: basename(folder), disk: `backend::${folder}`, texts }]
    })
  )
}
