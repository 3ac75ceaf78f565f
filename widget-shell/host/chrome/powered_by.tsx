import type { BootstrapAnswer } from '@sidepick/rules/types'
import styles from './menu.css'

/** Whose platform it is; nothing where the brand says nothing. */
export function PoweredBy({
  brand: { poweredByText, poweredByUrl },
}: {
  brand: Pick<BootstrapAnswer['brand'], 'poweredByText' | 'poweredByUrl'>
}) {
  if (poweredByText === '') return null
  return (
    <p className={styles.foot}>
      {poweredByUrl === null ? (
        poweredByText
      ) : (
        <a href={poweredByUrl} target="_blank" rel="noopener">
          {poweredByText}
        </a>
      )}
    </p>
  )
}
