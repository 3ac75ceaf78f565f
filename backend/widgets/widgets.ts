import { inject } from '@adonisjs/core'
import type { BootstrapAnswer, PageData, WidgetData } from '@sidepick/rules/types'
import { addWidget } from '#widgets/actions/add_widget'
import {
  WidgetsContract,
  type BootstrapQuery,
  type NewWidget,
  type WidgetQuery,
  type WidgetRecord,
} from '#widgets/contract'
import { findWidget } from '#widgets/queries/find_widget'
import { BootstrapReader } from '#widgets/queries/read_bootstrap'
import { WidgetReader } from '#widgets/queries/read_widget'

@inject()
export class Widgets extends WidgetsContract {
  constructor(
    private readonly widgets: WidgetReader,
    private readonly bootstraps: BootstrapReader
  ) {
    super()
  }

  find(id: string): Promise<WidgetRecord | null> {
    return findWidget(id)
  }

  async widgetData(query: WidgetQuery): Promise<WidgetData | null> {
    const reading = await this.widgets.read(query)
    return reading && { ...reading.widget.data, ...reading.own }
  }

  async bootstrap(query: BootstrapQuery): Promise<BootstrapAnswer | null> {
    const read = await this.bootstraps.read(query)
    return read && forPage(read.answer)
  }

  async pageBootstrap({
    widgetId,
    ...query
  }: Parameters<WidgetsContract['pageBootstrap']>[0]): Promise<PageData['bootstrap']> {
    const own = widgetId === null ? null : await this.bootstrap({ ...query, widgetId })
    return own ?? forPage(await this.bootstraps.readWithoutWidget(query))
  }

  addWidget(widget: NewWidget): Promise<boolean> {
    return addWidget(widget)
  }
}

/** Without what other states of the visit and experiments need: the widget asks for it once the first question is there. */
function forPage<Answer extends PageData['bootstrap']>({ states: _, ...answer }: Answer) {
  return { ...answer, experiments: [] }
}
