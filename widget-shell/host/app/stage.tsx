import type { CardProps } from '@sidepick/card-kit'
import type { ComponentRule } from '@sidepick/rules/types'
import {
  Fragment,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { toPlayView } from '../engine/play_view'
import { CardSlot } from '../federation/card_slot'
import { layoutModeOf, orientationOf } from '../layout/layout_mode'
import { layoutOf } from '../layout/layouts'
import { resolveLayout } from '../layout/resolve_layout'
import { STAGE_PANELS, stagePanelOf, type StagePanel } from '../layout/stage_panel'
import { useAppSelector, usePlay } from '../store/hooks'
import { EmptyView, OopsView } from '../views/error_views'
import { reportCard, reportFaults } from './report_faults'
import type { Visit } from './visit'

interface Placed {
  rule: ComponentRule
  panel: string
  position: string
}

/** The cards of the moment, each in its panel. */
export function Stage({
  visit,
  root,
  retry,
}: {
  visit: Visit
  root: HTMLElement
  retry: () => void
}) {
  const { entry, remotes, texts, emit } = visit
  const { config } = entry.bootstrap
  const play = usePlay()
  const session = useAppSelector((state) => state.session)
  const widthPx = useAppSelector((state) => state.widget.widthPx)
  const { phase, game } = play
  const layoutMode = layoutModeOf({ phase, widthPx, game }, config)
  const orientation = orientationOf(game, config)
  const layout = layoutOf(layoutMode)
  const gameType = game?.gameType ?? null
  const { loggedIn } = session

  const critical = entry.bootstrap.remotes.filter((remote) => remote.critical)
  const [broken, setBroken] = useState(false)
  const missing = useSyncExternalStore(remotes.subscribe, () =>
    critical.some(({ id }) => remotes.stateOf(id).status === 'failed')
  )

  const tree = useMemo(() => {
    const rules = [...config.widgetComponents, ...(config.gameScreenComponents[layout] ?? [])]
    const now = { loggedIn, phase, gameType, widthPx, orientation }
    return resolveLayout(layout, rules, now, (name) => remotes.entryOf(name) !== null)
  }, [config, layout, loggedIn, phase, gameType, widthPx, orientation, remotes])

  useEffect(() => reportFaults(tree.faults, emit), [tree, emit])
  useLayoutEffect(() => {
    root.dataset.phase = phase
    root.dataset.layoutMode = layoutMode
    root.dataset.orientation = orientation
    root.dataset.gameId = game?.id ?? ''
  }, [root, phase, layoutMode, orientation, game])

  if (!game) return <EmptyView texts={texts} />
  if (missing || broken) return <OopsView texts={texts} retry={retry} />

  const placed: Placed[] = tree.panels.flatMap((panel) =>
    panel.positions.flatMap((position) =>
      position.rules.map((rule) => ({ rule, panel: panel.name, position: position.name }))
    )
  )
  const shared: Omit<CardProps, keyof Placed> = {
    game,
    phase,
    layoutMode,
    timers: play.timers,
    play: toPlayView(play, session.weeklyPoints),
    viewer: session,
    locale: entry.locale,
    emit,
  }
  const slot = (place: Placed) => (
    <CardSlot
      remotes={remotes}
      card={{ ...place, ...shared }}
      errorView={() => null}
      renderFailed={(id, name, error) => {
        reportCard(emit, id, name, error)
        if (critical.some((remote) => remote.id === id)) setBroken(true)
      }}
    />
  )

  const inPanel = (name: StagePanel) =>
    placed.filter(({ panel, position }) => stagePanelOf(panel, position) === name)

  return STAGE_PANELS.map((name) => (
    <div key={name} className={`vs-panel vs-panel--${name}`}>
      {inPanel(name).map((place) =>
        // The modal panel shows while it holds something, so a card that draws nothing must leave nothing.
        name === 'modal' ? (
          <Fragment key={place.rule.componentName}>{slot(place)}</Fragment>
        ) : (
          <div
            key={place.rule.componentName}
            className="vs-position"
            data-position={place.position}
            data-testid={place.rule.componentName}
          >
            {slot(place)}
          </div>
        )
      )}
    </div>
  ))
}
