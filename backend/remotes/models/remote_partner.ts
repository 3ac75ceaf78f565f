import { BaseModel, column } from '@adonisjs/lucid/orm'
import { jsonColumn } from '#shared/database/json_column'

export class RemotePartner extends BaseModel {
  static table = 'remote_partners'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column(jsonColumn)
  declare origins: string[]

  @column({ consume: Boolean })
  declare trusted: boolean

  @column({ columnName: 'created_at' })
  declare createdAtMs: number
}
