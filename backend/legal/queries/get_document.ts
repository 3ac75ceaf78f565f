import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { Locale } from '@sidepick/rules/types'
import { game } from '#config/game'
import { listFacts } from '#legal/domain/facts'
import type { DocumentName } from '#legal/domain/document_names'
import { renderMarkdown, type RenderedDocument } from '#legal/domain/render_markdown'

export interface LegalDocument extends RenderedDocument {
  /** The language it is written in. */
  lang: Locale
  /** Date of the terms in force, `YYYY-MM-DD`. */
  version: string
}

const rendered = new Map<string, LegalDocument>()

/** A document in one language, rendered at the first request and cached for the life of the process. */
export async function getDocument(name: DocumentName, lang: Locale): Promise<LegalDocument> {
  const path = `backend/legal/documents/${name}/${lang}.md`
  const known = rendered.get(path)
  if (known) return known
  const markdown = await readFile(app.makePath(path), 'utf8')
  const document = {
    lang,
    version: game.termsVersion,
    ...renderMarkdown(markdown, listFacts(lang)),
  }
  rendered.set(path, document)
  return document
}
