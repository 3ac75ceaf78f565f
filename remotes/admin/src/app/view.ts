import type { Deferred } from '@sidepick/card-kit'
import type { AdminMessage } from '../words/admin_text'
import type { Reach } from './console_context'

type Page = Deferred<object>

/** A part of the console: what the menu shows, and its pages. */
export interface View {
  /** Below the console's path; empty for the first page. */
  path: string
  label: AdminMessage
  section: AdminMessage
  /** Who sees it, by whose records they work with. */
  reach: readonly Reach[]
  /** Its pages by the rest of their address. */
  pages: Readonly<Record<string, Page>>
  /** Those of its pages that the palette offers too, by what is done there. */
  acts?: Readonly<Record<string, AdminMessage>>
}

export const ADMINS: readonly Reach[] = ['everybody']
export const ALL: readonly Reach[] = ['everybody', 'own']
