import { KnownWidgetsContract } from '#experiences/contract'
import { Widget } from '#widgets/models/widget'

export class KnownWidgets extends KnownWidgetsContract {
  async hasWidget(id: string): Promise<boolean> {
    return (await Widget.query().where({ id }).whereNull('deletedAtMs').first()) !== null
  }
}
