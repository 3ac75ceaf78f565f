import { useState } from 'react'
import { Button, type Screen } from '@sidepick/card-kit'
import { formText } from '@sidepick/card-kit/forms/form_text'
import { DOCUMENTS, DOCUMENT_NAMES } from '../documents/documents'
import { documentText } from '../documents/document_text'
import { LegalDocument } from '../documents/legal_document'
import { Checkbox } from '@sidepick/card-kit/ui/checkbox'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import styles from './terms_of_service.css'
import { useSignTerms } from './use_sign_terms'

/** Asks for the agreement to the terms in force, which can be read here. Free games stay open without it. */
export const TermsOfService: Screen = ({ place, props, locale, emit }) => {
  const { busy, alert, accept } = useSignTerms({ locale, emit })
  const [agreed, setAgreed] = useState(false)
  const text = documentText(locale)
  const signedBefore = typeof props.tosSignedAt === 'string'
  const others = DOCUMENT_NAMES.filter((name) => name !== 'terms')

  const bar = (
    <div className={styles.bar}>
      {alert && (
        <p role="alert" className={styles.alert}>
          {alert}
        </p>
      )}
      <Checkbox checked={agreed} onChange={setAgreed}>
        {text('accept_box')}
      </Checkbox>
      <div className={styles.buttons}>
        <Button look="quiet" className={styles.later} onClick={() => emit('screen_closed', {})}>
          {text('not_now')}
        </Button>
        <Button className={styles.accept} disabled={!agreed || busy} onClick={accept}>
          {busy ? formText(locale)('sending') : text('accept')}
        </Button>
      </div>
    </div>
  )

  return (
    <ColumnFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text(signedBefore ? 'accept_title' : 'accept_first_title')}
      back={text('back')}
      bar={bar}
    >
      <p className={styles.lead}>{text('accept_lead')}</p>
      <LegalDocument name="terms" locale={locale} />
      <nav className={styles.others} aria-label={text('others')}>
        {others.map((name) => (
          <a
            key={name}
            href={`/${DOCUMENTS[name].source}/${locale}`}
            target="_blank"
            rel="noopener"
            className={styles.link}
          >
            {text(DOCUMENTS[name].title)}
          </a>
        ))}
      </nav>
    </ColumnFrame>
  )
}
