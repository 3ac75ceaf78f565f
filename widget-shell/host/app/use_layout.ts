import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { isHostCard } from '../layout/host_cards'
import { displayModeOf } from '../modes/display_mode'
import type { PlayState } from '../engine/play_state'
import { isBeside, isLandscapeScreen, layoutModeOf, orientationOf } from '../layout/layout_mode'
import { layoutOf, rulesOf } from '../layout/layouts'
import { resolveLayout } from '../layout/resolve_layout'
import { isRoomy, isSwitchedOn, type Conditions } from '../layout/rule_conditions'
import { stageOf } from '../layout/stage_of'
import { stepOf } from '../layout/step_of'
import { useAppSelector } from '../store/hooks'
import { reportFaults } from './report_faults'
import { configIn } from './config_now'
import type { Visit } from './visit'

/** The current cards by position; the root element has the layout as attributes, for styles and tests. */
export function useLayout(
  { entry, remotes, emit, engine }: Visit,
  root: HTMLElement,
  play: PlayState
) {
  const { phase, game } = play
  const { layout: layoutOfStep, interval, results } = stepOf(play)
  const config = useAppSelector((state) => configIn(state, entry))
  const loggedIn = useAppSelector((state) => state.session.loggedIn)
  const widthPx = useAppSelector((state) => state.widget.widthPx)
  const roomy = useAppSelector((state) => isRoomy(state.widget))
  const stage = stageOf(entry, play, widthPx)
  const layoutMode = layoutModeOf(stage, config)
  const orientation = orientationOf(game, config)
  const gameType = game?.gameType ?? null
  const layout = layoutOf(isLandscapeScreen(stage, config), layoutOfStep)
  const displayMode = displayModeOf(entry)
  const beside = isBeside(layoutMode)

  const tree = useMemo(() => {
    const now: Conditions = {
      loggedIn,
      phase,
      gameType,
      widthPx,
      roomy,
      beside,
      orientation,
      displayMode,
      interval,
      results,
      isOn: (flag) => isSwitchedOn(config, flag),
    }
    return resolveLayout(layout, rulesOf(config, layout), now, {
      isCard: (name) => isHostCard(name) || remotes.entryOf(name) !== null,
      flags: config.componentFlags,
    })
  }, [
    config,
    layout,
    loggedIn,
    phase,
    gameType,
    widthPx,
    roomy,
    beside,
    orientation,
    displayMode,
    interval,
    results,
    remotes,
  ])

  const blade = config.experimentFlags?.bladeVideo === true
  const inCorner = tree.cards.some(({ box, slot }) => box === 'top' && slot === 'right')

  /** How the answers stand; null until the width is known. */
  const stand = widthPx > 0 ? layoutMode : null
  const stood = useRef(stand)
  useEffect(() => {
    if (stood.current !== null && stand !== stood.current) engine.send({ type: 'answers_moved' })
    stood.current = stand
  }, [engine, stand])

  useEffect(() => reportFaults(tree.faults, emit), [tree, emit])
  useLayoutEffect(() => {
    root.toggleAttribute('data-corner', inCorner)
    root.toggleAttribute('data-blade', blade)
    Object.assign(root.dataset, { phase, layout, layoutMode, orientation, gameId: game?.id ?? '' })
  }, [root, phase, layout, layoutMode, orientation, game, inCorner, blade])

  return { layoutMode, layout, cards: tree.cards }
}
