import type { ComponentRule, ExperienceConfig } from '@sidepick/rules/types'
import { wantsHouseBanner } from '../ads/choose_providers'
import { permissionNow } from '../app/permission_now'
import type { FrameBreakState } from '../bridge/page_data'
import { isBeside, isLandscapeScreen, layoutModeOf, orientationOf } from '../layout/layout_mode'
import { layoutOf, rulesOf } from '../layout/layouts'
import { holds, isRoomy, isSwitchedOn } from '../layout/rule_conditions'
import { stageOf } from '../layout/stage_of'
import { stepOf } from '../layout/step_of'
import { displayModeOf } from '../modes/display_mode'
import type { Visit } from '../app/visit'
import { isOnPage, layerRules } from './layer_rules'

/** The rules of the configuration whose cards stand on the page now. */
function rulesNow({ app, engine, entry }: Visit, config: ExperienceConfig): ComponentRule[] {
  const { widget, session } = app.store.getState()
  const play = engine.state()
  const { phase, game } = play
  const { widthPx } = widget
  const { layout: ofStep, interval, results } = stepOf(play)
  const stage = stageOf(entry, play, widthPx)
  const layout = layoutOf(isLandscapeScreen(stage, config), ofStep)
  const now = {
    loggedIn: session.loggedIn,
    phase,
    gameType: game?.gameType ?? null,
    widthPx,
    roomy: isRoomy(widget),
    beside: isBeside(layoutModeOf(stage, config)),
    orientation: orientationOf(game, config),
    displayMode: displayModeOf(entry),
    interval,
    results,
    isOn: (flag: string) => isSwitchedOn(config, flag),
  }
  const flags: Record<string, unknown> = config.componentFlags
  const isOff = (name: string) => Object.hasOwn(flags, name) && flags[name] === false
  return rulesOf(config, layout).filter(
    (rule) => isOnPage(rule) && !isOff(rule.componentName) && holds(rule, now)
  )
}

const flagsOf = (flags: object) =>
  Object.fromEntries(Object.entries(flags).filter(([, value]) => typeof value === 'boolean'))

const variantsOf = (flags: object = {}) =>
  Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, String(value)]))

/** Everything the layer draws by, as it is now. */
export function layerState(
  visit: Visit,
  config: ExperienceConfig,
  given: Pick<FrameBreakState, 'userId' | 'sessionId' | 'adsDisabled'> & { base: string }
): FrameBreakState {
  const { entry, engine } = visit
  const { componentFlags, experimentFlags } = config
  const componentRules = layerRules(rulesNow(visit, config), entry.locale, given.base)
  const [first] = componentRules
  return {
    adsDisabled: given.adsDisabled,
    adsTargetingAllowed: permissionNow(visit).targeting,
    componentRules,
    panel: first?.panel ?? '',
    position: first?.position ?? 'default',
    userId: given.userId,
    sessionId: given.sessionId,
    enableFallback: wantsHouseBanner(config),
    passiveComponentFlags: flagsOf(componentFlags),
    analyticsExperiments: { ...variantsOf(experimentFlags), ...visit.variants },
    gameExperienceReady: engine.state().game !== null,
  }
}
