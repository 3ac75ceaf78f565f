import { BaseModel, column } from '@adonisjs/lucid/orm'
import { jsonColumn } from '#shared/database/json_column'

export class GameSet extends BaseModel {
  static table = 'game_sets'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare name: string

  @column()
  declare partnerId: string

  @column(jsonColumn)
  declare gameIds: string[]

  @column({ columnName: 'start_at' })
  declare startAtMs: number

  @column({ columnName: 'end_at' })
  declare endAtMs: number

  @column({ consume: Boolean })
  declare active: boolean

  @column({ columnName: 'created_at' })
  declare createdAtMs: number

  @column({ columnName: 'deleted_at' })
  declare deletedAtMs: number | null
}
