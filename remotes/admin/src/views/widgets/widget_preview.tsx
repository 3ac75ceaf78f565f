import type { OwnWidget } from '@sidepick/rules/generated_wire'
import { wordsOf } from '@sidepick/rules/languages'
import type { ExperienceConfig } from '@sidepick/rules/types'
import { useEffect, useState } from 'react'
import { useConsole } from '../../app/console_context'
import { gameOfDraft } from '../../preview/draft_game'
import { Preview } from '../../preview/preview'
import { useGameCalls } from '../games/game_calls'

/** The first game of the chosen playlist, as the widget would ask it. */
export function WidgetPreview({ id, draft }: { id: string; draft: Partial<OwnWidget> }) {
  const { text, endpoints, language: own } = useConsole()
  const { show } = useGameCalls()
  const config = useWidgetConfig(id)
  const { playlistId = '', language = own } = draft
  const list = endpoints.playlistsOwnShow.useQuery(
    { params: { id: playlistId } },
    { skip: !playlistId }
  )
  const [first = ''] = [...(list.data?.gameIds ?? []), ...(list.data?.autofilledGameIds ?? [])]
  const game = show.useQuery({ params: { id: first } }, { skip: first === '' })
  const isOfList = first !== '' && game.data?.id === first
  const drawn = gameOfDraft(isOfList ? game.data! : { language }, text)
  return (
    <>
      <Preview drawn={{ game: drawn, locale: wordsOf(language), config }} />
      {list.data && first === '' && <p role="status">{text('preview.empty')}</p>}
    </>
  )
}

/** How the widget looks now; null until that is known, and for one that is not shown. */
function useWidgetConfig(widgetId: string): ExperienceConfig | null {
  const { http, framesPreview } = useConsole()
  const [config, setConfig] = useState<ExperienceConfig | null>(null)
  useEffect(() => {
    if (!framesPreview) return
    let wanted = true
    http('GET /v2/embed/bootstrap', { query: { widgetId } })
      .then((answer) => wanted && setConfig(answer.config as ExperienceConfig))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [http, framesPreview, widgetId])
  return config
}
