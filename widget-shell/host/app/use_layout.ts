import type { PlayState } from '../engine/play_state'
import { layoutModeOf, orientationOf } from '../layout/layout_mode'
import { layoutOf } from '../layout/layouts'
import { placedCards, resolveLayout } from '../layout/resolve_layout'
import { useAppSelector } from '../store/hooks'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { reportFaults } from './report_faults'
import type { Visit } from './visit'

/** The current cards by position; the root element has the layout as attributes, for styles and tests. */
export function useLayout(
  { entry, remotes, emit }: Visit,
  root: HTMLElement,
  { phase, game }: PlayState
) {
  const config = useAppSelector((state) => state.widget.config ?? entry.bootstrap.config)
  const loggedIn = useAppSelector((state) => state.session.loggedIn)
  const widthPx = useAppSelector((state) => state.widget.widthPx)
  const layoutMode = layoutModeOf({ phase, widthPx, game }, config)
  const orientation = orientationOf(game, config)
  const gameType = game?.gameType ?? null

  const tree = useMemo(() => {
    const layout = layoutOf(layoutMode)
    const rules = [...config.widgetComponents, ...(config.gameScreenComponents[layout] ?? [])]
    const now = { loggedIn, phase, gameType, widthPx, orientation }
    return resolveLayout(layout, rules, now, (name) => remotes.entryOf(name) !== null)
  }, [config, layoutMode, loggedIn, phase, gameType, widthPx, orientation, remotes])

  useEffect(() => reportFaults(tree.faults, emit), [tree, emit])
  useLayoutEffect(() => {
    Object.assign(root.dataset, { phase, layoutMode, orientation, gameId: game?.id ?? '' })
  }, [root, phase, layoutMode, orientation, game])

  return { layoutMode, placed: placedCards(tree) }
}
