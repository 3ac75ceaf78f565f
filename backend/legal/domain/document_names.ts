/** The documents, each named as in its path and as its folder in documents/. */
export const DOCUMENT_NAMES = [
  'tos',
  'privacy-policy',
  'rules',
  'promotional-rules',
  'business-service-terms',
] as const

export type DocumentName = (typeof DOCUMENT_NAMES)[number]
