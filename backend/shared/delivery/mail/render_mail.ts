import { readFileSync } from 'node:fs'
import edge from 'edge.js'
import { intlTag, wordsOf } from '@sidepick/rules/languages'
import type { Language, Locale } from '@sidepick/rules/types'
import { brand } from '#config/brand'
import { fillIn } from '#shared/delivery/mail/mail_words'
import { findMail } from '#shared/delivery/mail/registered_mails'

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
  language: Language,
  data: Record<string, unknown>
): Promise<RenderedMail> {
  const { disk, texts } = findMail(name)
  const told = { brandName: brand.name, supportEmail: brand.supportEmail, ...data }
  const [words, lang] = [wordsOf(language), intlTag(language)]
  const t = fillIn(texts[words], told, lang)
  const state = { ...told, t, common: common[words], lang }
  const [html, text] = await Promise.all([
    edge.render(`${disk}/html`, state),
    edge.render(`${disk}/text`, state),
  ])
  return { subject: t.subject, html, text: `${text.trim()}\n` }
}
