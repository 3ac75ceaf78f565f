import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EditWidget } from '#widgets/actions/edit_widget'
import { toOwnWidgetAnswer, widgetProblem } from '#widgets/transformers/own_widget_transformer'
import { editWidgetValidator } from '#widgets/validators/own_widget_validators'
import { ownWidgetSchema } from '#widgets/wire/own_widget'

@inject()
export default class EditWidgetController {
  static readonly operation = {
    summary:
      "Changes one of the caller's widgets: what is left out stays, and config is merged part by part",
    auth: 'creator',
    path: { id: 'Id of the widget.' },
    body: editWidgetValidator,
    responses: { 200: ownWidgetSchema },
  }

  constructor(private editWidget: EditWidget) {}

  async handle({ auth, params, request }: HttpContext) {
    const { expected, ...changes } = await editWidgetValidator.validate(request.body())
    const own = { id: String(params.id), creatorId: auth.getUserOrFail().id }
    const result = await this.editWidget.handle(own, changes, expected)
    if (!result.ok) throw widgetProblem(result.error)
    return toOwnWidgetAnswer(result.value)
  }
}
