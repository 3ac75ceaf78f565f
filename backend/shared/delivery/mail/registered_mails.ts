import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import app from '@adonisjs/core/services/app'

export interface RegisteredMail {
  /** Edge's path of its two templates. */
  disk: string
  /** Where its texts lie. */
  section: string
}

let registered: Map<string, RegisteredMail> | null = null

/** @throws when no module has a mail of this name */
export function findMail(name: string): RegisteredMail {
  registered ??= listMails()
  const mail = registered.get(name)
  if (!mail) throw new Error(`no module has a mail named ${name}`)
  return mail
}

/** Naming is wiring: each folder `backend/<module>/mails/<name>` is a mail, with texts under `mails.<name>`. */
function listMails(): Map<string, RegisteredMail> {
  const templates = globSync('*/mails/*/html.edge', { cwd: app.makePath('backend') })
  return new Map(
    templates.map((template) => {
      const folder = dirname(template)
      const section = folder.replaceAll('/', '.')
      return [basename(folder), { disk: `backend::${folder}`, section }]
    })
  )
}
