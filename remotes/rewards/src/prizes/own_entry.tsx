import { useState } from 'react'
import { Button, useHost, type HttpError } from '@sidepick/card-kit'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import type { OwnDrawingEntry } from '@sidepick/rules/generated_wire'
import type { Locale } from '@sidepick/rules/types'
import type { PreviousLeaderboard } from '@sidepick/rules/generated_wire'
import { prizesText } from './prizes_text'
import winners from './winners.css'

type Found = OwnDrawingEntry | 'none' | 'failed' | null

/** Shows a player, when they ask, the number that proves their entry in a drawing. */
export function OwnEntry({ board, locale }: { board: PreviousLeaderboard; locale: Locale }) {
  const { http } = useHost()
  const text = prizesText(locale)
  const { busy, submit } = useSubmit()
  const [found, setFound] = useState<Found>(null)

  const look = async () => {
    try {
      setFound(await http('GET /v1/leaderboards/{id}/drawing/entry', { params: { id: board.id } }))
    } catch (error) {
      setFound((error as Partial<HttpError>).status === 404 ? 'none' : 'failed')
    }
  }

  return (
    <>
      {(found === null || found === 'failed') && (
        <Button
          look="quiet"
          aria-disabled={busy}
          aria-label={text('entry_find_label', { prize: board.prizeTitle })}
          onClick={() => void submit(look)}
        >
          {text('entry_find')}
        </Button>
      )}
      <div role="status" className={winners.entry}>
        {found === 'none' && <p>{text('entry_none')}</p>}
        {found === 'failed' && <p>{text('entry_failed')}</p>}
        {found !== null && typeof found === 'object' && (
          <>
            <p>
              {found.place === null
                ? text('entry_drawn_none')
                : text('entry_place', { place: found.place })}
            </p>
            <p>
              {text('entry_number')} <code className={winners.number}>{found.number}</code>
            </p>
            <p>{text('entry_how')}</p>
          </>
        )}
      </div>
    </>
  )
}
