import type { CardProps } from '@sidepick/card-kit'
import { Fragment, useState, useSyncExternalStore } from 'react'
import { toPlayView } from '../engine/play_view'
import { CardSlot } from '../federation/card_slot'
import { STAGE_PANELS, stagePanelOf, type StagePanel } from '../layout/stage_panel'
import { useAppSelector, usePlay } from '../store/hooks'
import { EmptyView, OopsView } from '../views/error_views'
import { reportCard } from './report_faults'
import { useLayout } from './use_layout'
import type { Visit } from './visit'

interface StageProps {
  visit: Visit
  root: HTMLElement
  retry: () => void
}

type Place = Pick<CardProps, 'rule' | 'panel' | 'position'>

/** Whether a critical remote failed to load. */
function useCriticalMissing({ entry, remotes }: Visit): boolean {
  const critical = entry.bootstrap.remotes.filter((remote) => remote.critical)
  return useSyncExternalStore(remotes.subscribe, () =>
    critical.some(({ id }) => remotes.stateOf(id).status === 'failed')
  )
}

/** The cards of the moment, each in its panel. */
export function Stage({ visit, root, retry }: StageProps) {
  const { entry, remotes, texts, emit } = visit
  const play = usePlay()
  const session = useAppSelector((state) => state.session)
  const { layoutMode, placed } = useLayout(visit, root, play)
  const missing = useCriticalMissing(visit)
  const [broken, setBroken] = useState(false)
  const { phase, game, timers } = play

  if (!game) return <EmptyView texts={texts} />
  if (missing || broken) return <OopsView texts={texts} retry={retry} />

  const shared: Omit<CardProps, keyof Place> = {
    game,
    phase,
    layoutMode,
    timers,
    play: toPlayView(play, session.week, entry.votes),
    viewer: session,
    locale: entry.locale,
    emit,
  }
  const renderFailed = (id: string, name: string, error: unknown) => {
    reportCard(emit, id, name, error)
    visit.cardFailed?.(name)
    if (entry.bootstrap.remotes.some((remote) => remote.critical && remote.id === id)) {
      setBroken(true)
    }
  }
  const slot = (place: Place) => (
    <CardSlot
      remotes={remotes}
      card={{ ...place, ...shared }}
      errorView={() => null}
      renderFailed={renderFailed}
    />
  )
  const inPanel = (name: StagePanel) =>
    placed.filter(({ panel, position }) => stagePanelOf(panel, position) === name)

  return STAGE_PANELS.map((name) => (
    <div key={name} className={`vs-panel vs-panel--${name}`}>
      {inPanel(name).map((place) =>
        // The modal panel is visible while it has content, so a card that draws nothing must leave no element.
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
