import type { Locale } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import { hostTexts } from '../messages/texts'
import * as bars from './closed_bar'
import * as errors from './error_views'
import * as toasts from './toast_host'

export { ModalLayer } from '../modals/modal_layer'
export { BreakView } from './break_view'
export { hostTexts }

interface InLanguage {
  locale: Locale
}

export const EmptyView = ({ locale }: InLanguage) => <errors.EmptyView texts={hostTexts(locale)} />

export const OopsView = ({ locale, retry }: InLanguage & { retry: () => void }) => (
  <errors.OopsView texts={hostTexts(locale)} retry={retry} />
)

export const ClosedBar = ({ locale, engine }: InLanguage & Pick<Visit, 'engine'>) => (
  <bars.ClosedBar texts={hostTexts(locale)} engine={engine} />
)

export const ToastHost = ({ locale }: InLanguage) => <toasts.ToastHost texts={hostTexts(locale)} />

/** For a page without data: nothing can be played, so nothing of it stays. */
export function NoDataView({ locale }: InLanguage) {
  const texts = hostTexts(locale)
  const reload = () => window.location.reload()
  return <errors.GenericErrorView texts={texts} message={texts('error.noData')} retry={reload} />
}
