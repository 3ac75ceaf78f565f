import { createRoot } from 'react-dom/client'
import type { Locale } from '@sidepick/rules/types'
import { hostTexts } from '../messages/texts'
import { GenericErrorView } from '../views/error_views'

/** For a page without data: nothing can be played, so nothing of it stays. */
export function showFatal(root: HTMLElement) {
  const texts = hostTexts(root.dataset.locale as Locale)
  const reload = () => window.location.reload()
  createRoot(root).render(
    <GenericErrorView texts={texts} message={texts('error.noData')} retry={reload} />
  )
}
