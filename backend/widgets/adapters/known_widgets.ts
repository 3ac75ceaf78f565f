import { KnownWidgetsContract } from '#experiences/contract'
import { Widget } from '#widgets/models/widget'

export class KnownWidgets extends KnownWidgetsContract {
  async hasWidget(id: string): Promise<boolean> {
    const known = await Widget.query().select('id').where({ id }).whereNull('deletedAtMs').first()
    return known !== null
  }
}
