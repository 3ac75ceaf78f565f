import { createRoot } from 'react-dom/client'
import type { Locale } from '@sidepick/rules/types'
import { LostParts } from '../late_parts/lost_parts'
import { NoDataView } from './late_views'

/** For a page without data: nothing can be played, so nothing of it stays. */
export function showFatal(root: HTMLElement) {
  const locale = root.dataset.locale as Locale
  createRoot(root).render(
    <>
      <NoDataView locale={locale} />
      <LostParts locale={locale} />
    </>
  )
}
