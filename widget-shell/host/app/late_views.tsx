import { deferred } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'

/**
 * The host's words, error views, notices and dialogs, which the first question does not draw. The bundler fetches them once, and
 * again after a failure.
 */
export const loadViews = () => import(/* webpackChunkName: "views" */ '../views/late_views')

type Props = { locale: Locale }

export const EmptyView = deferred<Props>(() => loadViews().then((views) => views.EmptyView))
export const OopsView = deferred<Props & { retry: () => void }>(() =>
  loadViews().then((views) => views.OopsView)
)
export const BreakView = deferred<Props & { busy: boolean; retry: () => void }>(() =>
  loadViews().then((views) => views.BreakView)
)
export const ToastHost = deferred<Props>(() => loadViews().then((views) => views.ToastHost))
export const NoDataView = deferred<Props>(() => loadViews().then((views) => views.NoDataView))
