import type { DocumentMessage } from './document_text'

/** The legal documents: where their text comes from, and where they stand in the app. */
export const DOCUMENTS = {
  terms: { endpoint: 'legalTos', source: 'tos', page: 'terms-of-service', title: 'terms' },
  rules: { endpoint: 'legalRules', source: 'rules', page: 'rules', title: 'rules' },
  promotionalRules: {
    endpoint: 'legalPromotionalRules',
    source: 'promotional-rules',
    page: 'promotional-rules',
    title: 'promotional_rules',
  },
  privacy: {
    endpoint: 'legalPrivacyPolicy',
    source: 'privacy-policy',
    page: 'privacy-policy',
    title: 'privacy',
  },
} as const satisfies Record<
  string,
  { endpoint: string; source: string; page: string; title: DocumentMessage }
>

export type DocumentName = keyof typeof DOCUMENTS
export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[]
