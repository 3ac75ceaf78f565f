import { useState } from 'react'
import { Button, createTranslator, useHost, type Screen } from '@sidepick/card-kit'
import { randomId } from '@sidepick/card-kit/random_id'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import styles from './flag_game_confirm.css'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

/** What is stored; operators read it, in one language. */
const REASON = 'This game is inaccurate or inappropriate.'

/** Of this visit: a stranger's complaints of one game count once. */
const sessionId = randomId()

/** Asks whether the game is to be reported; a report is sent once, thanked for, and leads past the game. */
export const FlagGameConfirm: Screen = ({ place, props, locale, emit }) => {
  const { http, widgetId } = useHost()
  const [isRunning, setRunning] = useState(false)
  const text = createTranslator(messages, locale)
  const gameId = String(props.gameId ?? '')

  const report = async () => {
    setRunning(true)
    try {
      await http('POST /v1/games/{id}/complaint', {
        params: { id: gameId },
        query: { widgetId },
        headers: { 'x-idempotency-key': `complaint-${sessionId}-${gameId}` },
        body: { gameId, compliantData: { sessionId, reason: REASON } },
      })
      emit('toast', { text: text('done'), kind: 'success' })
      emit('screen_closed', {})
      emit('skip_requested', {})
    } catch {
      setRunning(false)
      emit('toast', { text: text('failed'), kind: 'error' })
    }
  }

  return (
    <ColumnFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('title')}
      back={text('back')}
      short
    >
      <p>{text('words')}</p>
      <div className={styles.ways}>
        <Button disabled={isRunning || gameId === ''} onClick={() => void report()}>
          {text('report')}
        </Button>
        <Button look="quiet" onClick={() => emit('screen_closed', {})}>
          {text('cancel')}
        </Button>
      </div>
    </ColumnFrame>
  )
}
