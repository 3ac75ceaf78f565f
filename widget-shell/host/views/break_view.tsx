import type { Locale } from '@sidepick/rules/types'
import { useLayoutEffect } from 'react'
import { hostTexts } from '../messages/texts'
import { MessageView } from './message_view'

interface BreakViewProps {
  locale: Locale
  /** The cards are asked for again. */
  busy: boolean
  retry: () => void
}

/** The cards of the question did not come: nobody is to blame, and another try may bring them. */
export function BreakView({ locale, busy, retry }: BreakViewProps) {
  useLayoutEffect(() => focusAnswerAfter, [])
  const texts = hostTexts(locale)
  const action = { label: texts(busy ? 'loading' : 'error.retry'), run: retry, busy }
  return (
    <MessageView
      resting
      headline={texts('error.break')}
      text={texts('error.breakText')}
      action={action}
    />
  )
}

/** The pressed button goes as the cards come: whoever used the keyboard goes on at the first answer. */
function focusAnswerAfter() {
  const pressed = document.activeElement
  queueMicrotask(() => {
    if (pressed === document.body || pressed?.isConnected) return
    document
      .querySelector<HTMLElement>('#vs-root button[data-side]')
      ?.focus({ preventScroll: true })
  })
}
