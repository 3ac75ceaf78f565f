import type { CardProps } from '@sidepick/card-kit'
import { useState, useSyncExternalStore } from 'react'
import { isHostCard } from '../layout/host_cards'
import { loadChrome } from './load_chrome'
import { toPlayView } from '../engine/play_view'
import { CardSlot } from '../federation/card_slot'
import { useLoaded } from '../late_parts/use_loaded'
import { outerCards, StageBoxes } from '../layout/stage_boxes'
import { useAppSelector, usePlay, useViewer } from '../store/hooks'
import { BreakView, EmptyView, OopsView } from './late_views'
import { reportCard } from './report_faults'
import { useLayout } from './use_layout'
import type { Visit } from './visit'

interface StageProps {
  visit: Visit
  root: HTMLElement
  retry: () => void
}

type Place = 'rule' | 'panel' | 'position'

/** `failed` while a critical remote is missing, `loading` while it is asked for again; null when all are there. */
function useCriticalMissing({ entry, remotes }: Visit): 'failed' | 'loading' | null {
  const critical = entry.bootstrap.remotes.filter((remote) => remote.critical)
  return useSyncExternalStore(remotes.subscribe, () => {
    const states = critical.map(({ id }) => remotes.stateOf(id).status)
    return (['failed', 'loading'] as const).find((status) => states.includes(status)) ?? null
  })
}

/** The cards of the moment, each in its panel. */
export function Stage({ visit, root, retry }: StageProps) {
  const { entry, remotes, emit } = visit
  const play = usePlay()
  const viewer = useViewer()
  const week = useAppSelector((state) => state.session.week)
  const { layoutMode, layout, cards } = useLayout(visit, root, play)
  const hasMore = outerCards(cards).length > 0
  const chrome = useLoaded(loadChrome, layoutMode === 'ActiveVReverse' || hasMore)
  const missing = useCriticalMissing(visit)
  const list = useAppSelector((state) => state.widget.list)
  const challenge = useAppSelector((state) => state.widget.challenge)
  const [broken, setBroken] = useState(false)
  const { phase, game, timers } = play

  if (!game) return <EmptyView locale={entry.locale} />
  if (missing) {
    return <BreakView locale={entry.locale} busy={missing === 'loading'} retry={retry} />
  }
  if (broken) return <OopsView locale={entry.locale} retry={retry} />

  const shared: Omit<CardProps, Place> = {
    game,
    phase,
    layout,
    layoutMode,
    timers,
    play: {
      ...toPlayView(play, week, entry.votes),
      ...(list && { list }),
      ...(challenge && { challenge }),
    },
    viewer,
    locale: entry.locale,
    emit,
  }
  const renderFailed = (id: string, name: string, error: unknown) => {
    reportCard(visit, id, name, error)
    visit.cardFailed?.(name)
    if (entry.bootstrap.remotes.some((remote) => remote.critical && remote.id === id)) {
      setBroken(true)
    }
  }
  return (
    <StageBoxes
      cards={cards}
      Outer={chrome?.OuterBoxes ?? null}
      draw={({ rule, panel, position }) =>
        isHostCard(rule.componentName) ? (
          chrome && <chrome.HostCard name={rule.componentName} scene={visit} />
        ) : (
          <CardSlot
            remotes={remotes}
            card={{ rule, panel, position, ...shared }}
            errorView={() => null}
            renderFailed={renderFailed}
          />
        )
      }
    />
  )
}
