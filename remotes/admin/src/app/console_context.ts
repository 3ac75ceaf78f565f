import type { Emit, Http, HttpError } from '@sidepick/card-kit'
import type { Language } from '@sidepick/rules/types'
import type { Console } from '@sidepick/rules/generated_wire'
import { createContext, useContext } from 'react'
import type { AdminEndpoints } from '../endpoints'
import type { AdminText } from '../words/admin_text'

/** Whose records somebody works with: an admin with everybody's, a creator with the own ones. */
export type Reach = Console['reach']

/** What every view works with. */
export interface ConsoleParts {
  reach: Reach
  /** Whether whoever looks may give and take roles. */
  givesRoles: boolean
  userId: string
  username: string
  /** Whether drafts are drawn in a frame beside their forms: where the console is a page of its own. */
  framesPreview: boolean
  endpoints: AdminEndpoints
  /** Writes: rejects with an HttpError. */
  http: Http
  text: AdminText
  language: Language
  emit: Emit
}

export const ConsoleContext = createContext<ConsoleParts | null>(null)

export function useConsole(): ConsoleParts {
  const parts = useContext(ConsoleContext)
  if (!parts) throw new Error('A view of the console was drawn outside of it')
  return parts
}

export const useReach = (): Reach => useConsole().reach

/** What is said of a request that failed: the server's own words, or that it was not reached. */
export function faultOf(error: unknown, text: AdminText): string {
  const { status = 0, message } = (error ?? {}) as Partial<HttpError>
  return status > 0 && message ? message : text('fault.network')
}
