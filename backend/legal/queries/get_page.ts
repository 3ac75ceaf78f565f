import edge from 'edge.js'
import { LOCALES, type Locale } from '@sidepick/rules/types'
import { brand } from '#config/brand'
import { listContents } from '#legal/domain/list_contents'
import { DOCUMENT_NAMES, type DocumentName } from '#legal/domain/document_names'
import { getDocument } from '#legal/queries/get_document'
import { textsOf } from '#shared/text/texts_of'

const LANGUAGE_NAMES: Record<Locale, string> = { 'en-us': 'English', 'es-mx': 'Español' }
const EMPTY_NONCE = 'nonce=""'

const pages = new Map<string, string>()

/** The page of a document without its nonce, the same for everybody; its ETag is made from it. */
export async function pageTemplate(name: DocumentName, lang: Locale): Promise<string> {
  const known = pages.get(`${name}/${lang}`)
  if (known) return known
  const links = await Promise.all(
    DOCUMENT_NAMES.map(async (other) => ({
      text: (await getDocument(other, lang)).title,
      href: `/${other}/${lang}`,
      current: other === name,
    }))
  )
  const languages = LOCALES.map((locale) => ({
    text: LANGUAGE_NAMES[locale],
    lang: locale,
    href: `/${name}/${locale}`,
    current: locale === lang,
  }))
  const document = await getDocument(name, lang)
  const { html, contents } = listContents(document.html)
  const state = {
    ...document,
    html,
    contents,
    brand: brand.name,
    links,
    languages,
    words: textsOf(lang, 'legal.page'),
  }
  const page = await edge.render('legal::document', state)
  pages.set(`${name}/${lang}`, page)
  return page
}

/**
 * The page with a nonce. The style's attribute is the first match, so no text of the document can be replaced instead.
 */
export const withNonce = (template: string, nonce: string) =>
  template.replace(EMPTY_NONCE, `nonce="${nonce}"`)

/** Allows only styles with the nonce: no script, no request, no frame around the page. */
export const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
