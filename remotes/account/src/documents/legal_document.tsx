import { useHost } from '@sidepick/card-kit'
import { intlTag } from '@sidepick/rules/languages'
import type { Locale } from '@sidepick/rules/types'
import { useAccountEndpoints, type AccountEndpoints } from '../endpoints'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import { DOCUMENTS, type DocumentName } from './documents'
import { documentText } from './document_text'
import styles from './legal_document.css'

interface Props {
  name: DocumentName
  locale: Locale
}

/** A legal document in the language of the visit, or in the one it is written in. */
export function LegalDocument({ name, locale }: Props) {
  const state = useAccountEndpoints()
  if (state.status === 'loading') return <Loading locale={locale} />
  if (state.status === 'failed') return <Lost locale={locale} onRetry={state.retry} />
  return <Read endpoints={state.endpoints} name={name} locale={locale} />
}

function Read({ endpoints, name, locale }: Props & { endpoints: AccountEndpoints }) {
  const { language } = useHost()
  const { endpoint, source } = DOCUMENTS[name]
  const { data, isError, refetch } = endpoints[endpoint].useQuery({ params: { lang: locale } })
  const text = documentText(locale)
  if (isError && !data) return <Lost locale={locale} onRetry={() => void refetch()} />
  if (!data) return <Loading locale={locale} />
  // Noon, so that the day is the same in every time zone.
  const since = new Date(`${data.version}T12:00:00Z`)
  const date = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long' }).format(since)
  return (
    <>
      <p className={styles.facts}>
        <span>{text('in_force', { date })}</span>
        <a href={`/${source}/${locale}`} target="_blank" rel="noopener">
          {text('own_page')}
        </a>
      </p>
      {/* Rendered from our own Markdown and sanitised by the server: prose and links, nothing that runs. */}
      <article
        lang={data.lang}
        className={styles.prose}
        dangerouslySetInnerHTML={{ __html: data.html }}
      />
    </>
  )
}
