import { Button } from '@sidepick/card-kit'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { hostTexts } from '../messages/texts'
import { Skeleton } from '../views/skeleton'
import styles from './pages.css'
import { defaultPathOf } from './page_scene'
import { pageTexts } from './page_texts'
import { usePages } from './pages_context'

export function Message({ headline, text }: { headline: string; text: string }) {
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

/** How much higher a frame stands while it shows nothing, in CSS px. */
const SPLASH_PX = 30

/** A page with nothing on it, for whoever draws over it. */
export function BlankScreen() {
  const { growBy } = usePages()
  useEffect(() => {
    growBy(SPLASH_PX)
    return () => growBy(0)
  }, [growBy])
  return null
}

/** A page that waits for whatever leads away from it. */
export function LoadingScreen() {
  const { scene } = usePages()
  return (
    <main className={styles.page}>
      <Skeleton label={hostTexts(scene.entry.locale)('loading')} />
    </main>
  )
}

/** In the place of a screen whose code did not come. */
export function LostScreenView({ retry }: { retry: () => void }) {
  const { scene } = usePages()
  const texts = hostTexts(scene.entry.locale)
  return (
    <div className={styles.message} role="alert">
      <h2>{texts('error.title')}</h2>
      <p className={styles.text}>{texts('error.noScreen')}</p>
      <Button onClick={retry}>{texts('error.retry')}</Button>
      <Button look="quiet" onClick={scene.leave}>
        {pageTexts(scene.entry.locale)('home')}
      </Button>
    </div>
  )
}

export function RouteErrorView() {
  const { scene } = usePages()
  const error = useRouteError()
  const message = error instanceof Error ? error.message : String(error)
  return (
    <div className={styles.pages}>
      <div className={styles.frame}>
        <main className={styles.page}>
          <Message
            headline={hostTexts(scene.entry.locale)('oops.title')}
            text={pageTexts(scene.entry.locale)('error', { message })}
          />
        </main>
      </div>
    </div>
  )
}
