import edge from 'edge.js'
import { intlTag } from '@sidepick/rules/languages'
import type { Language } from '@sidepick/rules/types'
import { brand } from '#config/brand'
import { mailValues } from '#shared/delivery/mail/mail_values'
import { findMail } from '#shared/delivery/mail/registered_mails'
import { formatSection, textsOf } from '#shared/text/texts_of'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Writes a mail in one language, as HTML and as plain text. */
export async function renderMail(
  name: string,
  language: Language,
  data: Record<string, unknown>
): Promise<RenderedMail> {
  const { disk, section } = findMail(name)
  const told = { brandName: brand.name, supportEmail: brand.supportEmail, ...data }
  const t = formatSection(language, section, mailValues(told, section, language))
  const common = textsOf(language, 'shared.mails')
  const state = { ...told, t, common, lang: intlTag(language) }
  const [html, text] = await Promise.all([
    edge.render(`${disk}/html`, state),
    edge.render(`${disk}/text`, state),
  ])
  return { subject: t.subject!, html, text: `${text.trim()}\n` }
}
