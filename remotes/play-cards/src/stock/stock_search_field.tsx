import { useId, useState, type FormEvent } from 'react'
import { LiveRegion, useAttention, type Card, type CardProps } from '@sidepick/card-kit'
import { SEARCH_LENGTH } from './stock_config'
import { stockText } from './stock_text'
import styles from './stock_search_field.css'

type Search = NonNullable<CardProps['play']['search']>

/** What a search came to, in words; nothing before the first one. */
const NEWS = {
  open: null,
  asking: 'search_asking',
  found: 'search_found',
  none: 'search_none',
  failed: 'search_failed',
} as const satisfies Record<Search['state'], string | null>

/** Searches for a question about something, from over the picture of the one that is shown. */
export const StockSearchField: Card = ({ play, locale, emit }) =>
  play.search ? <Field search={play.search} {...{ locale, emit }} /> : null

interface FieldProps extends Pick<CardProps, 'locale' | 'emit'> {
  search: Search
}

function Field({ search, locale, emit }: FieldProps) {
  const text = stockText(locale)
  const attention = useAttention(emit)
  const [typed, setTyped] = useState(search.text)
  const [told, setTold] = useState(search.text)
  // Without a text of the player's own the page's was searched for.
  if (search.text !== told) {
    setTold(search.text)
    setTyped(search.text)
  }
  const id = useId()
  const news = NEWS[search.state]
  const isAsking = search.state === 'asking'
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!isAsking) emit('search_requested', { text: typed })
  }
  return (
    <div className={styles.search} {...attention}>
      <form role="search" className={styles.form} onSubmit={ask}>
        <label className="vs-visually-hidden" htmlFor={id}>
          {text('search_label')}
        </label>
        <input
          id={id}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          placeholder={text('search_label')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button
          type="submit"
          className={styles.button}
          aria-label={text('search_button')}
          aria-disabled={isAsking}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10m3.6-1.4L14 14" />
          </svg>
        </button>
      </form>
      {news !== null && (
        <p className={styles.news} aria-hidden="true">
          {text(news)}
        </p>
      )}
      <LiveRegion>{news !== null && text(news)}</LiveRegion>
    </div>
  )
}
