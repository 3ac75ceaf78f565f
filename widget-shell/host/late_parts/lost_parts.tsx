import { Button, createTranslator } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { useEffect, useSyncExternalStore } from 'react'
import { lateParts } from './late_part'
import styles from './lost_parts.css'
import enUs from './messages/en-us.json'
import esMx from './messages/es-mx.json'

const MESSAGES = { 'en-us': enUs, 'es-mx': esMx }

function Notice({ locale }: { locale: Locale }) {
  const text = createTranslator(MESSAGES, locale)
  useEffect(() => {
    window.addEventListener('online', lateParts.askAgain)
    return () => window.removeEventListener('online', lateParts.askAgain)
  }, [])
  return (
    <div className={styles.lost} role="alert">
      <span>{text('lost')}</span>
      <Button look="quiet" onClick={lateParts.askAgain}>
        {text('retry')}
      </Button>
    </div>
  )
}

/**
 * Says that a part of the game did not come, with a way to ask for it again. It belongs to the first wave with its words and its
 * style: all other notices are late parts themselves.
 */
export function LostParts({ locale }: { locale: Locale }) {
  return useSyncExternalStore(lateParts.subscribe, lateParts.areLost) && <Notice locale={locale} />
}
