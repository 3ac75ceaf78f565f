import type { HttpError } from '@sidepick/card-kit'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { faultOf, useConsole } from '../app/console_context'
import button from './act.css'
import styles from './states.css'

export function Waiting() {
  const { text } = useConsole()
  return (
    <div className={styles.waiting} role="status">
      <span className="vs-visually-hidden">{text('state.loading')}</span>
      {[90, 100, 96, 72].map((percent) => (
        <span key={percent} className={styles.line} style={{ width: `${percent}%` }} />
      ))}
    </div>
  )
}

/** What could not be read: no such record, none for this role, or no connection. */
export function Fault({ error, retry }: { error: unknown; retry?: () => void }) {
  const { text } = useConsole()
  const { status } = (error ?? {}) as Partial<HttpError>
  return (
    <div className={styles.message} role="alert">
      <p>{status === 404 ? text('state.notFound') : faultOf(error, text)}</p>
      {retry && (
        <Button className={`${button.button} ${button.plain}`} onPress={retry}>
          {text('state.retry')}
        </Button>
      )}
    </div>
  )
}

export function Empty({ children }: { children: ReactNode }) {
  return <p className={styles.message}>{children}</p>
}

export interface ReadState<Answer> {
  data?: Answer
  error?: unknown
  isError: boolean
  refetch: () => unknown
}

interface ReadProps<Answer> {
  state: ReadState<Answer>
  children: (answer: Answer) => ReactNode
}

/** Draws with an answer once it is there. */
export function Read<Answer>({ state, children }: ReadProps<Answer>) {
  if (state.data !== undefined) return <>{children(state.data)}</>
  if (state.isError) return <Fault error={state.error} retry={() => void state.refetch()} />
  return <Waiting />
}
