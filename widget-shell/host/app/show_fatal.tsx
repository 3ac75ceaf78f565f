import { createRoot } from 'react-dom/client'
import type { Locale } from '@sidepick/rules/types'
import { NoDataView } from './late_views'

/** For a page without data: nothing can be played, so nothing of it stays. */
export function showFatal(root: HTMLElement) {
  createRoot(root).render(<NoDataView locale={root.dataset.locale as Locale} />)
}
