import type { Screen } from '@sidepick/card-kit'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import styles from './document_screen.css'
import { DOCUMENTS, DOCUMENT_NAMES, type DocumentName } from './documents'
import { documentText } from './document_text'
import { LegalDocument } from './legal_document'

/** A legal document on a screen of its own, with the way to the others. */
const documentScreen = (name: DocumentName): Screen =>
  function DocumentScreen({ place, locale, emit }) {
    const text = documentText(locale)
    const others = DOCUMENT_NAMES.filter((other) => other !== name)
    return (
      <ColumnFrame
        place={place}
        locale={locale}
        emit={emit}
        title={text(DOCUMENTS[name].title)}
        back={text('back')}
      >
        <LegalDocument name={name} locale={locale} />
        <nav className={styles.others} aria-label={text('others')}>
          {others.map((other) => (
            <AppLink
              key={other}
              to={`/docs/${DOCUMENTS[other].page}`}
              emit={emit}
              className={styles.link}
            >
              {text(DOCUMENTS[other].title)}
            </AppLink>
          ))}
        </nav>
      </ColumnFrame>
    )
  }

export const DocTerms = documentScreen('terms')
export const DocRules = documentScreen('rules')
export const DocPromotionalRules = documentScreen('promotionalRules')
export const DocPrivacy = documentScreen('privacy')
