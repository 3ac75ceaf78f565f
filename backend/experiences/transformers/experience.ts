import type { Infer } from '@vinejs/vine/types'
import { builtInDocument } from '#experiences/domain/built_in_documents'
import type { StoredDocument } from '#experiences/store/document_row'
import type { experienceSchema, experienceVersionSchema } from '#experiences/wire/experience'

export const toVersion = (document: StoredDocument): Infer<typeof experienceVersionSchema> => ({
  scope: document.scope,
  owner: document.owner,
  version: document.version,
  status: document.status,
  publishedAt: new Date(document.publishedAtMs).toISOString(),
  publishedBy: document.publishedBy,
})

export const toExperience = (document: StoredDocument): Infer<typeof experienceSchema> => ({
  ...toVersion(document),
  doc: document.doc as Infer<typeof experienceSchema>['doc'],
  builtIn: builtInDocument(document.scope, document.owner) as Infer<
    typeof experienceSchema
  >['builtIn'],
})
