import { Button } from '@sidepick/card-kit'
import { useRouteError } from 'react-router'
import styles from './pages.css'
import { defaultPathOf } from './page_scene'
import { pageTexts } from './page_texts'
import { usePages } from './pages_context'

function Message({ headline, text }: { headline: string; text: string }) {
  const { scene } = usePages()
  const home = () => scene.goTo(defaultPathOf(scene.entry), { replace: false, speaker: 'card' })
  return (
    <div className={styles.message}>
      <h1 className={styles.headline}>{headline}</h1>
      <p className={styles.text}>{text}</p>
      <Button onClick={home}>{pageTexts(scene.entry.locale)('home')}</Button>
    </div>
  )
}

export function NotFoundView() {
  const { scene } = usePages()
  return <Message headline="404" text={pageTexts(scene.entry.locale)('notFound')} />
}

export function RouteErrorView() {
  const { scene } = usePages()
  const error = useRouteError()
  const message = error instanceof Error ? error.message : String(error)
  return (
    <main className={styles.page}>
      <Message
        headline={scene.texts('oops.title')}
        text={pageTexts(scene.entry.locale)('error', { message })}
      />
    </main>
  )
}
