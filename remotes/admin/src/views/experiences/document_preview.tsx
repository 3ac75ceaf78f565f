import { wordsOf } from '@sidepick/rules/languages'
import type { ExperienceConfig } from '@sidepick/rules/types'
import { useEffect, useState } from 'react'
import { useConsole } from '../../app/console_context'
import form from '../../form/form.css'
import { gameOfDraft } from '../../preview/draft_game'
import { Preview } from '../../preview/preview'
import type { Sent } from '../../form/sent'
import { useDocumentCalls } from './document_calls'
import type { DocumentAddress } from './scopes'

/** Before a document is looked at again while somebody types. */
const PAUSE_MS = 600

interface DrawnDocument {
  /** With the last document that had no fault; null before the first. */
  config: ExperienceConfig | null
  isFaulty: boolean
}

/** What players would see with the document as it is typed. */
export function useDrawnDocument(at: DocumentAddress, doc: object | null): DrawnDocument {
  const { http, framesPreview } = useConsole()
  const { path } = useDocumentCalls()
  const [drawn, setDrawn] = useState<DrawnDocument>({ config: null, isFaulty: false })
  const told = doc && JSON.stringify({ ...at, doc })
  useEffect(() => {
    if (!framesPreview || told === null) return
    let wanted = true
    const timer = setTimeout(() => {
      const body = JSON.parse(told) as Sent<'POST /v1/admin/experiences/check'>
      http(`POST ${path}/check`, { body })
        .then(({ config }) => config as ExperienceConfig | null)
        .then((config) => {
          if (wanted) setDrawn((old) => ({ config: config ?? old.config, isFaulty: !config }))
        })
        // The preview stays as it was; whoever presses the button is told why.
        .catch(() => undefined)
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [http, framesPreview, path, told])
  return drawn
}

export function DocumentPreview({ drawn: { config, isFaulty } }: { drawn: DrawnDocument }) {
  const { text, language } = useConsole()
  const game = gameOfDraft({ language }, text)
  return (
    <div className={form.beside}>
      <Preview drawn={{ game, locale: wordsOf(language), config }} />
      {isFaulty && <p role="status">{text('preview.faulty')}</p>}
    </div>
  )
}
