import { Button } from '@sidepick/card-kit'
import type { Scene } from '../app/scene'
import styles from './apart.css'
import { apartTexts } from './apart_texts'
import { useApart } from './use_apart'

interface Props {
  scene: Scene
  name: string
  query: Readonly<Record<string, string>>
  close: () => void
}

/**
 * Shown instead of a screen that asks for a password where a partner's code runs, or may; opens the screen in a separate
 * window. It is a link, because browsers do not block a link that is pressed, and because the page gets no handle of
 * the window.
 */
export function ApartView({ scene, name, query, close }: Props) {
  const { entry } = scene
  const text = apartTexts(entry.locale)
  const { href, opened, follow } = useApart(scene, { name, query })
  const names = { brand: entry.bootstrap.brand.name, site: window.location.host }
  if (href === null) return null
  return (
    <section className={styles.apart}>
      <h2 className={styles.title}>{text('title')}</h2>
      <p className={styles.lead}>{text('lead', names)}</p>
      <a
        className={`vs-button vs-button--accent ${styles.open}`}
        href={href}
        target="_blank"
        rel="noopener"
        onClick={follow}
      >
        {text(opened ? 'again' : 'open')}
      </a>
      <p className={styles.lead} role="status">
        {opened && text('waiting')}
      </p>
      <Button look="quiet" onClick={close}>
        {text('back')}
      </Button>
    </section>
  )
}
