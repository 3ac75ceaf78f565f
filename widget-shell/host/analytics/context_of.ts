import type { AnalyticsContext } from '@sidepick/rules/analytics_events'
import { distributorOf } from '@sidepick/rules/distributors'
import type { PageData } from '@sidepick/rules/types'
import { displayModeOf } from '../modes/display_mode'

/** Where the events of a widget or a page happen, without who visits. */
export function contextOf(
  entry: PageData
): Omit<AnalyticsContext, 'experiments' | 'deviceId' | 'sessionId'> {
  const { bootstrap, host, appVersion } = entry
  const { hostMode, remotes, configVersion, widget } = bootstrap
  const [drawing] = remotes.filter(({ critical }) => critical)
  return {
    ...(widget && { widgetId: widget.id }),
    partner: distributorOf(hostMode),
    host,
    displayMode: displayModeOf(entry),
    widgetMode: hostMode.widgetMode,
    flavour: hostMode.flavour,
    config: configVersion,
    release: drawing ? `${drawing.id}@${drawing.version}` : 'none',
    appVersion,
  }
}
