import { readFileSync } from 'node:fs'
import edge from 'edge.js'
import type { Locale } from '@sidepick/rules/types'
import { brand } from '#config/brand'
import { fillIn } from '#shared/mail/mail_words'
import { findMail } from '#shared/mail/registered_mails'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** What every mail says. */
const common = JSON.parse(
  readFileSync(new URL('./views/common.json', import.meta.url), 'utf8')
) as Record<Locale, Record<string, string>>

/** Writes a mail in one language, as HTML and as plain text. */
export async function renderMail(
  name: string,
  language: Locale,
  data: Record<string, unknown>
): Promise<RenderedMail> {
  const { disk, texts } = findMail(name)
  const told = { brandName: brand.name, supportEmail: brand.supportEmail, ...data }
  const t = fillIn(texts[language], told, language)
  const state = { ...told, t, common: common[language], language }
  const [html, text] = await Promise.all([
    edge.render(`${disk}/html`, state),
    edge.render(`${disk}/text`, state),
  ])
  return { subject: t.subject, html, text: `${text.trim()}\n` }
}
