import type { HttpError, ScreenProps } from '@sidepick/card-kit'
import type { Console } from '@sidepick/rules/generated_wire'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { ModalPlace } from '../app/modal_place'
import { reportCard } from '../app/report_faults'
import { ScreenSlot } from '../federation/screen_slot'
import { LostParts } from '../late_parts/lost_parts'
import { hostTexts } from '../messages/texts'
import { useViewer } from '../store/hooks'
import { Skeleton } from '../views/skeleton'
import { ToastHost } from '../views/toast_host'
import styles from './pages.css'
import { pageTexts } from './page_texts'
import { LostScreenView, Message } from './page_views'
import { usePages } from './pages_context'

/** The screen that the console's remote brings. */
const SCREEN = 'Console'

type Opened =
  | { status: 'loading' }
  | { status: 'open'; answer: Console }
  | { status: 'refused'; message: string }
  | { status: 'failed' }

const isRefusal = (error: unknown): error is HttpError => (error as HttpError).status === 403

/** Asks which remote the console is: no registry answer names it to who does not work here. */
function useConsole(): [Opened, () => void] {
  const { scene } = usePages()
  const [opened, setOpened] = useState<Opened>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setOpened({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  useEffect(() => {
    let wanted = true
    scene
      .later()
      .then(({ http }) => http('GET /v1/console'))
      .then(
        (answer): Opened => ({ status: 'open', answer }),
        (error: unknown): Opened =>
          isRefusal(error) ? { status: 'refused', message: error.message } : { status: 'failed' }
      )
      .then((next) => wanted && setOpened(next))
      .catch(console.error)
    return () => {
      wanted = false
    }
  }, [scene, attempt])
  return [opened, retry]
}

/** The console gets the session and its place from here, and nothing else. */
export function ConsolePage() {
  const { scene } = usePages()
  const [opened, retry] = useConsole()
  const texts = hostTexts(scene.entry.locale)
  return (
    <>
      <div className={`${styles.pages} ${styles.bare}`}>
        {opened.status === 'open' ? (
          <OpenConsole {...opened.answer} />
        ) : (
          <main>
            {opened.status === 'loading' && <Skeleton label={texts('loading')} />}
            {opened.status === 'failed' && <LostScreenView retry={retry} />}
            {opened.status === 'refused' && (
              <Message
                headline={pageTexts(scene.entry.locale)('noConsole')}
                text={opened.message}
              />
            )}
          </main>
        )}
      </div>
      <ModalPlace scene={scene} />
      <ToastHost texts={texts} />
      <LostParts locale={scene.entry.locale} />
    </>
  )
}

function OpenConsole({ remotes: entries, ...given }: Console) {
  const { scene, remotesOf } = usePages()
  const viewer = useViewer()
  const remotes = useMemo(() => remotesOf(entries), [remotesOf, entries])
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  if (failure) throw failure.error
  const screen: ScreenProps = {
    name: SCREEN,
    place: 'page',
    params: {},
    query: {},
    props: given,
    viewer,
    waitingPoints: 0,
    locale: scene.entry.locale,
    emit: scene.emit,
  }
  return (
    <ScreenSlot
      remotes={remotes}
      screen={screen}
      pending={<Skeleton label={hostTexts(scene.entry.locale)('loading')} />}
      errorView={(id) => <LostScreenView retry={() => void remotes.retry(id)} />}
      renderFailed={(id, name, error) => {
        reportCard(scene, id, name, error)
        setFailure({ error })
      }}
    />
  )
}
