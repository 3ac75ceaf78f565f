import type { WidgetRecord } from '#widgets/contract'
import type { Widget } from '#widgets/models/widget'
import { toRecord } from '#widgets/queries/find_widget'

type Document = Record<string, unknown>

/** A widget as its creator sees it, switched on or off. */
export interface OwnWidget extends WidgetRecord {
  /** Custom properties of the whole widget. */
  theme: Document
  /** The other parts of an experience document. */
  config: Document
  active: boolean
  createdAtMs: number
  updatedAtMs: number
}

/** The editable fields of a widget. */
export type WidgetFields = Omit<OwnWidget, 'id' | 'creatorId' | 'createdAtMs' | 'updatedAtMs'>

/** A widget id with its creator. */
export interface Own {
  id: string
  creatorId: string
}

export function toOwnWidget(row: Widget): OwnWidget {
  const { theme, config, active, createdAtMs } = row
  const updatedAtMs = row.updatedAtMs ?? createdAtMs
  return { ...toRecord(row), theme, config, active, createdAtMs, updatedAtMs }
}
