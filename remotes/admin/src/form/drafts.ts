import { useState } from 'react'
import { useLocation } from 'react-router'
import { useConsole } from '../app/console_context'
import type { Typed } from './field_values'
import type { Field } from './form_field'

/** What somebody has typed and not saved, and the record as it was read for it. */
export interface Draft {
  base?: object
  typed: Typed
}

interface Kept {
  userId: string
  drafts: Record<string, Draft>
}

const KEY = 'console_drafts'

/** A browser without storage keeps nothing. */
function readKept(userId: string): Kept {
  const none = { userId, drafts: {} }
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.userId === userId ? kept : none
  } catch {
    return none
  }
}

function write(kept: Kept): void {
  try {
    if (Object.keys(kept.drafts).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage nothing outlives the page.
  }
}

/** Takes away what another account has typed in this tab. */
export const forgetOthers = (userId: string): void => write(readKept(userId))

/** Takes away what was typed on a page that is left on purpose. */
export function dropDrafts(userId: string, pathname: string): void {
  const { drafts } = readKept(userId)
  const others = Object.entries(drafts).filter(([key]) => !key.startsWith(`${pathname} `))
  write({ userId, drafts: Object.fromEntries(others) })
}

/**
 * Keeps what is typed in a form over a log-out, the lock and a reload: in this tab, and for the same account alone. Saved
 * and discarded texts are not kept.
 */
export function useDraft(fields: readonly Field[]) {
  const { userId } = useConsole()
  const { pathname } = useLocation()
  const key = `${pathname} ${fields.map(({ name }) => name).join()}`
  const [kept] = useState<Draft | null>(() => readKept(userId).drafts[key] ?? null)
  const put = (draft: Draft | null) => {
    const { drafts } = readKept(userId)
    const { [key]: _before, ...others } = drafts
    write({ userId, drafts: draft ? { ...others, [key]: draft } : others })
  }
  return { kept, keep: put, drop: () => put(null) }
}
