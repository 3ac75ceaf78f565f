import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { given } from '#shared/privacy/differences'
import { CreateWidget } from '#widgets/actions/create_widget'
import type { WidgetFields } from '#widgets/store/own_widget'
import { toOwnWidgetAnswer, widgetProblem } from '#widgets/transformers/own_widget_transformer'
import { createWidgetValidator } from '#widgets/validators/own_widget_validators'
import { ownWidgetSchema } from '#widgets/wire/own_widget'

const DEFAULTS: Omit<WidgetFields, 'name' | 'type' | 'playlistId' | 'isPublic'> = {
  gameSetId: null,
  distributorId: DEFAULT_DISTRIBUTOR_ID,
  language: 'en-us',
  preferredCategoryIds: [],
  theme: {},
  config: {},
  allowedDomains: [],
  active: true,
}

@inject()
export default class CreateWidgetController {
  static readonly operation = {
    summary: "Adds a widget that shows one of the caller's playlists",
    auth: 'creator',
    body: createWidgetValidator,
    responses: { 201: ownWidgetSchema },
  }

  constructor(private createWidget: CreateWidget) {}

  async handle({ auth, request, response }: HttpContext) {
    const { name, type, playlistId, ...rest } = await createWidgetValidator.validate(request.body())
    const isPublic = (rest.allowedDomains ?? []).length === 0
    const widget = { ...DEFAULTS, isPublic, ...given(rest), name, type, playlistId }
    const result = await this.createWidget.handle(auth.getUserOrFail().id, widget)
    if (!result.ok) throw widgetProblem(result.error)
    response.status(201)
    return toOwnWidgetAnswer(result.value)
  }
}
