import { copyText } from '@sidepick/card-kit/copy_text'
import { containerTag, loaderTag } from '@sidepick/rules/snippet'
import { DISPLAY_MODES, type DisplayMode } from '@sidepick/rules/types'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { useConsole } from '../../app/console_context'
import button from '../../ui/act.css'
import { Choice } from '../../ui/choice'
import styles from './snippet.css'

/** What a publisher pastes: the place of the widget, and the loader, which every page needs once. */
const snippetOf = (widgetId: string, mode: DisplayMode, origin: string) =>
  [containerTag({ widget: widgetId, mode }), loaderTag(origin)].join('\n')

/** The snippet of a widget in each mode, copied with one press. */
export function Snippet({ widgetId, mode: first }: { widgetId: string; mode: DisplayMode }) {
  const { text, emit } = useConsole()
  const [mode, setMode] = useState(first)
  const snippet = snippetOf(widgetId, mode, window.location.origin)
  async function copy() {
    try {
      await copyText(snippet)
      emit('toast', { text: text('snippet.copied'), kind: 'success' })
    } catch {
      emit('toast', { text: text('snippet.notCopied'), kind: 'error' })
    }
  }
  return (
    <div className={styles.snippet}>
      <div className={styles.ways}>
        <Choice
          label={text('widgets.mode')}
          value={mode}
          options={DISPLAY_MODES.map((value) => ({ value, label: text(`mode.${value}`) }))}
          onChange={(value) => setMode(value as DisplayMode)}
        />
        <Button className={`${button.button} ${button.main}`} onPress={() => void copy()}>
          {text('snippet.copy')}
        </Button>
        <a
          className={`${button.button} ${button.plain}`}
          href={`/widget/${widgetId}`}
          target="_blank"
          rel="noreferrer"
        >
          {text('snippet.live')}
        </a>
        <a
          className={`${button.button} ${button.plain}`}
          href={`/embed/build?${new URLSearchParams({ widget: widgetId, mode })}`}
          target="_blank"
          rel="noreferrer"
        >
          {text('snippet.build')}
        </a>
      </div>
      <pre className={styles.code}>{snippet}</pre>
    </div>
  )
}
