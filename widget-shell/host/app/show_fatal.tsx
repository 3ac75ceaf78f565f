import { createRoot } from 'react-dom/client'
import { hostTexts } from '../messages/texts'
import { GenericErrorView } from '../views/error_views'

/** For a page without data: nothing can be played, so nothing of it stays. */
export function showFatal(root: HTMLElement) {
  const texts = hostTexts(root.lang === 'es-mx' ? 'es-mx' : 'en-us')
  const reload = () => window.location.reload()
  createRoot(root).render(
    <GenericErrorView texts={texts} message={texts('error.noData')} retry={reload} />
  )
}
