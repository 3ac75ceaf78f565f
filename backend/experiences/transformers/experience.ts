import type { Infer } from '@vinejs/vine/types'
import { builtInDocument } from '#experiences/domain/built_in_documents'
import type { StoredDocument } from '#experiences/store/document_row'
import type { DocumentCheck } from '#experiences/queries/check_document'
import type {
  documentCheckSchema,
  experienceSchema,
  experienceVersionSchema,
} from '#experiences/wire/experience'

export const toVersion = (document: StoredDocument): Infer<typeof experienceVersionSchema> => ({
  scope: document.scope,
  owner: document.owner,
  version: document.version,
  status: document.status,
  publishedAt: new Date(document.publishedAtMs).toISOString(),
  publishedBy: document.publishedBy,
})

/** Where a page of documents ends. */
export const cursorOf = ({ publishedAtMs, id }: StoredDocument) => ({
  createdAtMs: publishedAtMs,
  id,
})

export const toExperience = (document: StoredDocument): Infer<typeof experienceSchema> => ({
  ...toVersion(document),
  doc: document.doc as Infer<typeof experienceSchema>['doc'],
  builtIn: builtInDocument(document.scope, document.owner) as Infer<
    typeof experienceSchema
  >['builtIn'],
})

export const toDocumentCheck = ({
  faults,
  version,
  changes,
  config,
}: DocumentCheck): Infer<typeof documentCheckSchema> => ({
  faults,
  version,
  changes: changes.map(({ path, before = null, after = null }) => ({
    path,
    before,
    after,
  })) as Infer<typeof documentCheckSchema>['changes'],
  config: config as Infer<typeof documentCheckSchema>['config'],
})
