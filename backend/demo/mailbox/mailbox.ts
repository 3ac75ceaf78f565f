import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface KeptMail {
  /** Made from the Message-ID, so that a second copy of a mail replaces the first. */
  id: string
  to: string
  from: string
  subject: string
  html: string
  text: string
  sentAt: string
}

/** Most mails in a mailbox; the oldest are deleted first. */
const MAX_MAILS = 200

const FILE = /^([0-9a-f]{32})\.json$/

/** Mails as files in a folder, for a demo and for development: nothing leaves the machine. */
export class Mailbox {
  constructor(private folder: string) {}

  async keep(mail: KeptMail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const path = this.#pathOf(mail.id)
    const unfinished = `${path}.${process.pid}`
    await writeFile(unfinished, JSON.stringify(mail), { mode: 0o600 })
    await rename(unfinished, path)
    await this.#forgetOldest()
  }

  /** The newest first. */
  async list(): Promise<KeptMail[]> {
    const mails = await Promise.all((await this.#ids()).map((id) => this.find(id)))
    return mails
      .filter((mail) => mail !== null)
      .toSorted((a, b) => (a.sentAt + a.id < b.sentAt + b.id ? 1 : -1))
  }

  async find(id: string): Promise<KeptMail | null> {
    if (!FILE.test(`${id}.json`)) return null
    const text = await readFile(this.#pathOf(id), 'utf8').catch(() => null)
    return text === null ? null : (JSON.parse(text) as KeptMail)
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => [])
    return names.flatMap((name) => FILE.exec(name)?.[1] ?? [])
  }

  async #forgetOldest(): Promise<void> {
    if ((await this.#ids()).length <= MAX_MAILS) return
    const old = (await this.list()).slice(MAX_MAILS)
    await Promise.all(old.map(({ id }) => rm(this.#pathOf(id), { force: true })))
  }

  #pathOf(id: string): string {
    return join(this.folder, `${id}.json`)
  }
}
