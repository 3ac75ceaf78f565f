import { useState } from 'react'
import { useConsole } from '../../app/console_context'
import type { Moved } from '../../form/clash'
import { useDraft } from '../../form/drafts'
import type { Field } from '../../form/form_field'
import { clashOf } from './document_clash'

/** A document, and which version of it. */
interface Version {
  version: number
  doc: object
}

interface Clash {
  moved: Moved[]
  /** Goes on from the version that is live now. */
  goOn: (gives: 'way' | 'nothing') => void
}

interface DocumentDraft {
  typed: string
  /** null while the text is no document. */
  parsed: Record<string, unknown> | null
  type: (typed: string) => void
  isChanged: boolean
  isRestored: boolean
  /** What somebody else has published since this text was begun; null when nothing. */
  clash: Clash | null
  drop: () => void
}

const written = (doc: object) => JSON.stringify(doc, null, 2)

/** The text of a document as it is typed, which stays over a log-out together with the version that it was begun on. */
export function useDocumentDraft(live: Version): DocumentDraft {
  const { text } = useConsole()
  const field: Field = { name: 'doc', label: text('experiences.json'), kind: 'json' }
  const draft = useDraft([field])
  const now = written(live.doc)
  const [base, setBase] = useState(() => (draft.kept?.base ?? live) as Version)
  const [typed, setTyped] = useState(() => String(draft.kept?.typed.doc ?? now))
  const parsed = parse(typed)
  const isChanged = typed !== now

  function show(next: string, on: Version) {
    setTyped(next)
    setBase(on)
    if (next === now) draft.drop()
    else draft.keep({ base: on, typed: { doc: next } })
  }

  function findClash(): Clash | null {
    if (!isChanged || base.version === live.version) return null
    if (parsed) {
      const { moved, merged } = clashOf({ before: base.doc, now: live.doc, typed: parsed })
      return { moved, goOn: (gives) => show(written(merged(gives)), live) }
    }
    const whole = { field, before: written(base.doc), now, yours: typed }
    return {
      moved: whole.before === now ? [] : [whole],
      goOn: (gives) => show(gives === 'way' ? now : typed, live),
    }
  }

  const clash = findClash()
  return {
    typed,
    parsed,
    type: (next) => show(next, next === now ? live : base),
    isChanged,
    isRestored: draft.kept !== null && isChanged,
    clash: clash && clash.moved.length > 0 ? clash : null,
    drop: draft.drop,
  }
}

function parse(typed: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(typed)
    const isDocument = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isDocument ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
