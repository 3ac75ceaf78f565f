import type { Locale } from '@sidepick/rules/types'
import type { ComponentType } from 'react'
import { latePart } from '../late_parts/late_part'
import { useLoaded } from '../late_parts/use_loaded'
import type { Visit } from './visit'

/** The host's words, error views, notices and dialogs, which the first question does not draw. */
export const loadViews = latePart(
  () => import(/* webpackChunkName: "views" */ '../views/late_views')
)

type Views = Awaited<ReturnType<typeof loadViews>>

/** Nothing is drawn until the views are there. */
const late = <Props extends object>(viewOf: (views: Views) => ComponentType<Props>) =>
  function LateView(props: Props) {
    const views = useLoaded(loadViews, true)
    const View = views && viewOf(views)
    return View && <View {...props} />
  }

type Props = { locale: Locale }

export const EmptyView = late<Props>((views) => views.EmptyView)
export const OopsView = late<Props & { retry: () => void }>((views) => views.OopsView)
export const BreakView = late<Props & { busy: boolean; retry: () => void }>(
  (views) => views.BreakView
)
export const ClosedBar = late<Props & Pick<Visit, 'engine'>>((views) => views.ClosedBar)
export const ToastHost = late<Props>((views) => views.ToastHost)
export const NoDataView = late<Props>((views) => views.NoDataView)
